/** Fraud just discovered, told at length and ending in a plain question. */
export const EMERGENCY_FRAUD_LONG: readonly string[] = [
  "Our bookkeeper got a call from somebody who sounded like the owner, she paid 90,000 to Cyprus at eleven, at noon the owner rang from his holiday and knew nothing of it, the bank's line has been engaged for half an hour. What do we do first?",
  'I manage a small foundation, this afternoon I changed the account of our builder as his mail asked me to, the money left at three, now he calls and says that he has never changed anything, my chairman is at sea. What should I do now?',
  "Treasury of a family company, two payments of 300,000 each went out an hour ago on a forged approval, the third one is waiting for release, our cash manager is crying and the bank's adviser has gone home. What comes first?",
  "A man who said he was from our bank's security kept me on the phone for an hour, I read him the codes, when he hung up the account was empty, wages are due tomorrow and my boss does not know yet. Where do I begin?",
  'We are a hospital charity, our treasurer has just found that since this morning someone has been paying out small sums to fifty accounts, it goes on while I write, the online bank does not let us in. Whom do we call first?',
];
