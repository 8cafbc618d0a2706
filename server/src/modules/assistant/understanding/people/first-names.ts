/** First names common in France over the last decades (after the public lists of INSEE), folded. */
const LIST = `
adam adele adrien adrienne agathe agnes ahmed aicha aissatou alain albert alex alexandra alexandre alexis ali alice
alicia aline alix alyssa amandine amara amel amelie amina aminata amine amira anais andre andrea andree angela angele
angelique anissa anita ann anna annabelle anne annick annie anthony antoine antonio antony arlette armand arnaud arthur
assia astrid auguste aurelia aurelie aurelien axel axelle aya aymeric ayoub baptiste barbara bastien baya beatrice
benedicte benjamin benoit bernadette bernard bertrand bilal boris brahim brice brigitte bruno camille candice carine carla
carlos carole caroline catherine cecile cedric celeste celia celine chantal charles charlotte cherif chloe christel
christelle christian christiane christine christophe claire clara clarisse claude claudette claudia claudine clemence
clement cleo coline colette constance coralie corentin corine corinne cyril cyrille cyrielle damien daniel daniela daniele
danielle david deborah delphine denis denise didier dimitri djamila dominique dorian doriane dorothee driss dylan edith
edmond edouard elena eleonore eliane elias elie eliott elisa elisabeth elise ella elodie eloise elsa emeline emile emilie
emilien emma emmanuel emmanuelle enzo eric erwan estelle esther ethan etienne eugenie eva eve evelyne fabien fabienne
fabrice fadila faiza fanny farid farida fatima fatiha fatou fatoumata felix fernand ferdinand flavie flavien flora flore
florence florent florian floriane france francine francis franck francois francoise frank fred frederic frederique gabin
gabriel gabrielle gael gaelle gaetan gaston gauthier genevieve georges georgette gerald geraldine gerard germain ghislaine
gilbert gilles gisele grace gregoire gregory guillaume gustave guy gwenaelle gwendoline habib hakim hamid hamza hanane
harry hassan hatem helena helene henri henriette herve hicham hind hocine hubert hugo hugues ibrahim ibrahima ilan ilyes
imane ines ingrid irene iris isabelle ismael ismail ivan jacky jacqueline jacques jade jalila jamal james janine jason
jean jeanine jeanne jennifer jeremie jeremy jerome jessica joachim joan joel joelle joseph josephine josette josiane jules
julia julian juliane julie julien juliette justine kader kamel karen karim karima karine karl kelly kevin khadija khaled
khalid kim laetitia laila lamia lara laura laure laurence laurent laurie lea leila lena leo leon leonie leslie leyla lila
liliane lilou lina linda line lionel lisa lise loan loic lola lorenzo lou louane louis louisa louise luc luca lucas lucette
lucie lucien lucienne ludivine ludovic lydia lydie maelle maeva magali malik malika mamadou manon manuel manuela marc
marcel marcelle margaux margot marguerite maria mariam marianne marie marielle marina marine mario marion marjorie marlene
martin martine maryline maryse maryvonne mathieu mathilde mathis matteo matthieu maud maurice max maxence maxime medhi
mehdi melanie melina melissa mercedes meryem michael michel michele micheline mickael miguel mila milan mireille mohamed
mohammed moise mona monia monique morgan morgane mounia mounir moussa mouna muriel mustapha myriam nabil nadege nadia nadine
naima naomi nassim nathalie nathan nawel neila nelly nicolas nicole nina noa noah noe noel noelie noemie nora norbert nour
oceane odette odile olga olivia olivier omar ophelie oriane oscar oumar ousmane pascal pascale patrice patricia patrick
paul paula paule paulette pauline pedro perrine philippe pierre pierrette quentin rachel rachid rachida rafael raphael
raphaelle raymond raymonde rebecca regine regis remi remy renaud rene renee ricardo richard rita robert robin rodolphe
rodrigue roger roland romain romane romeo romuald ronan rosa rosalie rose roselyne roxane ruben ruth ryan sabah sabine
sabrina sacha said salah salim salima salma salome sam sami samantha samia samir samira samuel sandra sandrine sara sarah saskia
sebastien serge severine sidonie simon simone sofia sofiane soizic solange solene soline sonia sophie soraya souad soufiane
stephan stephane stephanie steve steven suzanne suzie sybille sylvain sylvaine sylvia sylviane sylvie tania tanguy tatiana
teddy tess theo theodore therese thibault thibaut thierry thomas timothee titouan tom tony tristan ugo valentin valentine
valerie vanessa veronique vera vic vincent violette virginie vivien viviane vladimir walid wassim wendy wilfried william
willy xavier yacine yann yannick yanis yasmina yasmine yassine yoann yoan yohan yolande youcef youssef yvan yves yvette
yvon yvonne zoe zohra zineb zakaria`;

const FIRST_NAMES = new Set(LIST.trim().split(/\s+/));
/** Everyday words that are first names as well: only a capital makes them one. */
const ALSO_WORDS = new Set(
  'ali ange baya blanche celeste claire constance france grace guy jade lara line lise lou max mercedes mona milan noel rose rita robin said sam iris vera vic violette ann alex fred aya loan martin ivan angele prudence victoire marine olive'.split(
    ' ',
  ),
);

/** True for a first name; a hyphenated one by its first part ("jean-marc"). */
export const isFirstName = (folded: string, capital: boolean): boolean => {
  const [first = ''] = folded.split('-');
  return FIRST_NAMES.has(first) && (capital || !ALSO_WORDS.has(first));
};
