/** The model was reached and works, but what it wrote cannot be shown as an answer. */
export class UnusableAnswer extends Error {
  override name = 'UnusableAnswer';
}
