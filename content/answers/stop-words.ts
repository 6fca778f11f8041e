/** Words that say nothing about the subject of a question. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those there here it its it's i i'm me my mine we us our ours you u your ur yours he she they them
  their his her him one ones is are was were be been being am isn't aren't do does did done doing don't doesn't didn't
  have has had having haven't hasn't can could can't couldn't will would won't wouldn't shall should may might must
  and or but if so then than as at by for from in into of off on onto to with within without about over under up out
  what which whose how hi hello hey please thanks thank ok okay well just only also too very really quite rather some
  any anything something someone anyone everything nothing no not yes yeah right actually maybe perhaps still even ever
  again already now let lets let's know knowing tell say said want wanted wish like need needs get gets got getting give
  gives given go goes going gone come comes make makes made take takes taken see look looking think thinking wonder
  wondering question questions ask asking answer possible able kind kinds sort type much many more most such other
  others another each every both either all because while during before after through per via etc e.g i.e vs
  exactly basically generally usually normally typically currently briefly quick quickly short long simply way
  until till whenever   have i've we've you've you're we're they're there's that's what's who's i'd we'd you'd i'll we'll you'll dear sir
  madam kindly regarding concerning re cheers mean means meant happen happens thing things stuff lot bit
  company firm business organization organizations website site page people guys folks`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Frequent words of the five other languages, without accents. Words that are also common in English are excluded. */
export const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  `der das dem ein eine einen einem einer und oder ist sind nicht kein keine ich wir sie uns unser unsere unserer
  unserem mir mich mein meine ihr ihre es haben habe hatte wird werden wurde wurden mit von zu zum zur auf im bei vor
  nach seit aus fur uber durch ohne kann konnen mochte mochten wie wer warum gibt nichts noch auch jetzt gerade heute
  sofort bitte alle alles jemand hilfe mehr dass sich danke schreib zeig le la les un une du au aux et est sont je tu
  il elle nous vous ils mon ma mes notre nos votre vos ne pas que qui quoi dans sur avec sans pour par depuis vient
  suis etes avons avez ont fait faut faire puis peut veux voudrais tout tous toute toutes c'est s'est j'ai qu'est
  n'est d'un d'une aujourd'hui maintenant bonjour merci aidez oublie donnez el los las una unos del al y se su sus
  nuestro nuestra nuestros nuestras mi esta estan estamos hay han hemos ser como cuando donde quien por para con sin
  muy ya ahora mismo alguien puedo puede quiero queremos necesito ayuda gracias hola ayer hoy di della delle dei degli
  gli lo nel nella che chi non ci sono siamo abbiamo hanno avete ho e c'e da cosa adesso subito qualcuno vorrei
  voglio vogliamo posso possiamo aiuto grazie ciao buongiorno nostro nostra nostri nostre mio sul sulla alla allo
  dalla de het een en van wij ik jij jullie hij onze ons mijn zijn heeft hebben wordt worden niet geen bij naar uit
  voor aan wat waar kan kunnen wil willen moet moeten graag nu iemand sinds maar nog quelqu'un svp quel quelle mehrere
  varios quiere vostro vostra vostri sommes sein stehen steht liegt ligt staat sulle parlare parler hablar sprechen
  spreken`.split(/\s+/),
);
