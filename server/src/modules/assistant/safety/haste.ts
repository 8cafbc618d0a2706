/** Folded text typed in haste or by ear, read as it is meant: "j ai", "jveu", "jé pri tou lé cacheté", "chui". */
export const mended = (folded: string): string =>
  folded
    .replace(/\b([jldmnstc]|qu) (?=[aeiouyh])/g, "$1'")
    .replace(/\ben lair\b/g, "en l'air")
    .replace(/\bj'?(veux|veu|vais|vai|viens|pense|suis|voudrais|peux|arrive|me)\b/g, 'je $1')
    .replace(/\b(?:chui|chuis|jsui|jsuis|je sui)\b(?! pas de l)/g, 'je suis')
    .replace(/\b(?:j ?vx|jveu|jveus|j'vx)\b/g, 'je veux')
    .replace(/\b(?:jvien|jvi1|je vien)\b/g, 'je viens')
    .replace(/\bboufer\b/g, 'bouffer')
    .replace(/\bveu\b/g, 'veux')
    .replace(/\b(?:je|jai|j'ai|j'é|g) (?=(?:tou[ts]? )?(?:pri|pris|aval[eé]r?|gob[eé]r?|bu)\b)/g, "j'ai ")
    .replace(/\b(?:tt|tou) (?=aval|pris?\b|gob|bu\b|le\b|les\b|la\b|mes\b)/g, 'tout ')
    .replace(/\b((?:j'ai|j'avais|(?:il|elle|on) a) (?:tout |tous )?)(aval|gob|ingurgit|mang)er\b/g, '$1$2e')
    .replace(/\bpri (?=tout?s?\b|une?\b|\d|plein|trop|mes|les|le\b|la\b)/g, 'pris ')
    // By ear "les", "mes" and "tous" lose their last letters: "tou le cachete".
    .replace(/\btou[ts]? l[ea]s? (?=(?:cach|medoc|medic|compri|pilul|gelul|somni)\w*)/g, 'tous les ')
    .replace(/\bt(?:out?|t) (?=(?:mes|les|ses|ces) )/g, 'tous ')
    .replace(/\bvai\b/g, 'vais')
    .replace(/\b(?:jai|g)(?= )/g, "j'ai")
    .replace(/\bmourr+ir\b/g, 'mourir')
    .replace(/\b(?:suissid|sui?sid|sucid)(?=\w)/g, 'suicid')
    .replace(/\benvi de\b/g, 'envie de')
    .replace(/\baidez moi\b(?! (?:a|s'il))/g, 'aidez-moi')
    .replace(/\b(?:ki|kil|kelle) (?=va|veu|a |est)/g, "qu'il ")
    .replace(/\b(j'(?:ai|etais)|je (?:veux|suis|serai|serais)) pu (?=envie|la\b|vivre|etre)/g, '$1 plus ')
    .replace(/\bptain\b/g, 'putain')
    .replace(/\bse (?=k(?:e|i|il|elle)?\b|que\b|qu')/g, 'ce ')
    .replace(/\bk(?=(?:il|elle)\b)/g, "qu'")
    .replace(/\bke\b/g, 'que')
    .replace(/\btou (?=ce\b)/g, 'tout ')
    .replace(/\b(?:ds|dan) (?=l[ea]?s?\b|l'|larm|un|mon\b|ma\b|mes\b|son\b|sa\b)/g, 'dans ')
    .replace(
      /\b([jlmst])(?=(?:arret|arriv|etouff|etrangl|attend|attrap|agress|embrass|endor|enferm|empech|armoire)\w*)/g,
      "$1'",
    )
    .replace(/\bquelqu (?=une?\b)/g, "quelqu'")
    .replace(/\bquil(?=s?\b)/g, "qu'il")
    // Behind "il" and "ils" no possessive can stand.
    .replace(/\b(il|elle|on) ma (?=\w)/g, "$1 m'a ")
    .replace(/\b(ils|elles) mon (?=\w)/g, "$1 m'ont ")
    .replace(/\bpeu (?=plus?\b|pa?s?\b|pu\b)/g, 'peux ');
