const NAME_START = /[a-z!/]/i;
const NAME_PART = /[a-z]/i;
/** `/script` is the longest name that matters. */
const NAME_LENGTH = 8;

/**
 * Takes HTML tags, comments and the content of `script` and `style` out of a text that arrives in pieces. Each
 * character is read once. An unclosed tag hides what follows it.
 */
export function createTagFilter(): (piece: string) => string {
  let place: 'text' | 'bracket' | 'name' | 'tag' = 'text';
  let name = '';
  let block = '';

  return (piece) => {
    let text = '';
    for (const character of piece) {
      if (place === 'bracket') {
        place = NAME_START.test(character) ? 'name' : 'text';
        name = '';
        if (place === 'text' && block === '') text += '<';
      }
      if (place === 'name') {
        if (NAME_PART.test(character) || name === '') {
          if (name.length < NAME_LENGTH) name += character.toLowerCase();
          continue;
        }
        place = 'tag';
      }
      if (place === 'tag') {
        if (character !== '>') continue;
        place = 'text';
        if (block === '' && (name === 'script' || name === 'style')) block = name;
        else if (name === `/${block}`) block = '';
      } else if (character === '<') place = 'bracket';
      else if (block === '') text += character;
    }
    return text;
  };
}
