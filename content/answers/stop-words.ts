/** Words that say nothing about the subject of a question. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those there here it its it's i i'm me my mine we us our ours you your yours he she they them
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
