/**
 * Where a page answers: words that stand there, and how visitors ask for it in their own words, parted by bars. A
 * passage is found by the words of its own and by those of such questions, as a book is by its text and its index.
 */
export type AskedOn = { path: string; asked: Readonly<Record<string, string>> };
