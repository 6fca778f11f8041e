/** Live emergencies that could be mistaken for a false alarm: "this is not a drill", or an incident that has come back. */
export const EMERGENCY_PRODUCT_AGAIN: readonly string[] = [
  'The retest was supposed to clear us, it came back positive again and the yoghurt is in shops',
  'forget what I said about a mislabelled jar, three more customers have found glass',
  'I withdrew my report yesterday because the lab blamed a swab mixup, tonight a child has been admitted with the same bacteria',
  'We lifted the recall on Friday, Saturday two phones with the new battery caught fire',
  "Only one bad batch, we said. It's four.",
  "Supplier's certificate cleared the nuts, customer in hospital with anaphylaxis begs to differ",
  'First complaint was made up, okay. But now a nursery reports 12 sick toddlers after our puree',
  "not a label misprint, it's the wrong drug in the box",
  'Brakes were signed off after the fix, and one of ours has just failed on the Autobahn',
  "Wij dachten dat het één pot was, nu melden zich tien ouders met zieke baby's",
];
