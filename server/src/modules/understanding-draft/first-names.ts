/** Frequent first names in France, folded: what tells "Marc" from "Lyon", and lower-case names from words. */
const FIRST_NAMES = new Set(
  `adam adele adrien agathe agnes ahmed aicha aissatou alain alban albert alexandra alexandre alexia alexis alice alicia
  aline alix amandine amelie amina amine anais andre andrea angelique anissa anita ann anna anne annick annie anthony
  antoine antonio armand arnaud arthur aude audrey aurelie aurelien axel baptiste barbara bastien beatrice benedicte
  benjamin benoit bernadette bernard bertrand bilal boris brigitte bruno camille carine carla carlos carole caroline
  catherine cecile cedric celia celine chantal charles charlotte chloe christel christelle christian christiane christine
  christophe cindy claire clara claude claudia claudine clement clementine coralie corentin corinne cyril damien daniel
  daniele danielle daphne david deborah delphine denis denise diane didier dimitri dominique dorothee driss edith edouard
  elena eliane elias elisa elisabeth elise elodie elsa emilie emma emmanuel emmanuelle enzo eric erica erwan estelle esther
  etienne eva eveline evelyne fabien fabienne fabrice fadila fanny farid fatima fatou fatoumata felix fernando flavie
  florence florent florian franck francis francois francoise frederic frederique gabriel gabrielle gael gaelle gaetan
  genevieve geoffrey georges gerald geraldine gerard ghislaine gilbert gilles gisele gregory guillaume gustave guy gwenaelle
  hakim hamza hassan helene henri herve hugo hugues ibrahim ines ingrid irene isabelle ismael jacqueline jacques jamal
  jamila jean jeanne jeannine jennifer jeremie jeremy jerome jessica joel joelle johan johanna john jonathan jordan jose
  josette josiane joseph josephine judith jules julia julie julien juliette justine karim karima karine katia kelly kevin
  khadija laetitia lamine laura laure laurence laurent laurie lea leila lena leo leon leonie leslie lila liliane lina linda
  lionel lisa loic lola lorenzo lou louis louise luc lucas lucie lucien lucille ludivine ludovic lydia lydie madeleine
  mael magali malika mamadou manon manuel marc marcel marco margaux margot marguerite maria mariam mariama marianne marie
  mariline marina marion marius marjorie marlene marthe martin martine maryse mateo mathias mathieu mathilde matthieu maud
  maurice max maxence maxime mehdi melanie melissa michael michel michele micheline michelle mickael miguel mireille mohamed
  mohammed monique morgane mounir mourad mustapha myriam nabil nadege nadia nadine nassim natacha nathalie nathan nawel
  nicolas nicole nina noah noe noemie nora nordine norbert odile olivia olivier omar oceane ophelie ousmane pascal pascale
  patrice patricia patrick paul paula paulette pauline pedro peggy perrine philippe pierre quentin rachel rachid rachida
  raphael raymond regine regis remi remy renaud rene renee richard robert robin rodolphe roger roland romain romane ronan
  rosalie roxane sabine sabrina sacha said salima salma samia samir samira samuel sandra sandrine sara sarah sebastien
  selma serge severine sidonie simon simone sofia sofiane solange solene sonia sophie stephane stephanie steve steven suzanne
  sylvain sylvie tania tanguy tatiana teddy theo theophile therese thibault thibaut thierry thomas tiphaine tom tony tristan
  valentin valentine valerie vanessa veronique victor victoria vincent virginie viviane wafa walid wendy wilfried william
  xavier yacine yann yannick yasmina yasmine yohan yolande youcef younes youssef yves yvette yvon yvonne zineb zoe zohra`.split(
    /\s+/,
  ),
);

/** True for a folded first name; of a compound ("jean-pierre") the first part decides. */
export const isFirstName = (folded: string): boolean => FIRST_NAMES.has(folded.split('-')[0] ?? '');
