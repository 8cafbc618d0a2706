/** Apostrophes that were not typed. */
import { describe, expect, it } from 'vitest';
import { citedFor, readLines } from '../read-lines.fixture.ts';
import { foldWithOffsets } from './fold.ts';

describe('an apostrophe that was left out', () => {
  it.each([
    ['elle mappelle la grosse', "elle m'appelle la grosse"],
    ['il mengueule', "il m'engueule"],
    ['elle sest moquée', "elle s'est moquee"],
    ['jai peur, jetais la', "j'ai peur, j'etais la"],
    ['cest lui quil faut voir', "c'est lui qu'il faut voir"],
    ['cetait lan dernier', "c'etait l'an dernier"],
    ['ils mavaient ignoré', "ils m'avaient ignore"],
    ['il marrive de pleurer', "il m'arrive de pleurer"],
    ['lorsquil mattrape', "lorsqu'il m'attrape"],
    ['jusquau soir', "jusqu'au soir"],
    ['ça nest pas vrai', "ca n'est pas vrai"],
    ['devant lequipe dune autre agence', "devant l'equipe d'une autre agence"],
    ['il minsulte à lentrepot', "il m'insulte a l'entrepot"],
  ])('is put back: "%s"', (typed, folded) => {
    expect(foldWithOffsets(typed).text).toBe(folded);
  });

  it.each([
    'je jetais des cartons',
    'un tas de dossiers',
    'tes affaires et les miennes',
    'jamais le jeudi',
    'il ment',
    'il sent mauvais',
    'quand elle savoure',
    'une minute',
    'le site est neuf',
    'monsieur nassim',
    'il me menace',
    'quelle heure',
    'munis de gants',
    'sarah et luc',
    'la semaine derniere',
    'sinon rien',
    'il nettoie le tapis',
    'sortir du quai',
    'mes mains',
    'dans la classe',
    'nos collegues, nous et sos suicide',
  ])('is not put into other words: "%s"', (typed) => {
    expect(foldWithOffsets(typed).text).toBe(typed);
  });

  it('cites what was typed', () => {
    const told = readLines('elle mengueule et sest moquée de moi');
    expect(citedFor(told, 'incident_type')).toEqual(['elle mengueule', 'sest moquée de moi']);
  });
});
