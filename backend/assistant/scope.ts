/** To make or do something, or to learn to do harm. */
const ORDERS = [
  /^(?:please |can you |could you |would you |will you |i want you to |i need you to )*(?:write|compose|draw|paint|sing|translate|calculate|compute|solve|code|program|paraphrase|proofread|rewrite|book|order|buy|play|swear|insult|roast|guess|imagine)\b/i,
  /\b(?:how (?:do|can|could|to|would) (?:i|you|one|we)?|help me|teach me to|show me how to) ?(?:hack|break into|crack|steal|(?:make|build|write|create|send|spread)(?: an?| my| out)?(?: computer)? (?:bomb|malware|virus|ransomware|weapon|spam|phishing))\b/i,
];

/** To be something else, or to reveal what is not on the site. */
const PRYING = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:instructions?|rules?|prompts?|above|previous|prior|everything|restrictions?|guidelines)\b/i,
  /\b(?:system prompt|hidden prompt|initial prompt|your (?:prompt|instructions|rules|api key|password|source code|training data|configuration))\b/i,
  /\b(?:environment variables?|process\.env|you are (?:now|an? (?:evil|unrestricted|uncensored))|from now on you|act as|pretend (?:that )?you|pretend to be (?:an?|my|the)\b|role ?-?play|jailbreak|developer mode|do anything now)\b/i,
  /\b(?:repeat|print|output|reveal|echo)\b.{0,25}\b(?:above|prompt|instructions|verbatim|secrets?)\b/i,
  /\b(?:admin(?:istrator)?|root|database|your|the) (?:passwords?|credentials|api keys?|secret keys?|secrets?)\b/i,
  /<\/?[a-z][^>]*>|\b(?:drop|alter|truncate) table\b|\bselect\b.{1,40}\bfrom\b\s+\w+|\bunion select\b|\bor 1 ?= ?1\b/i,
  /\b(?:list|show|give|tell)\b.{0,20}\b(?:e-?mail addresses|phone numbers|telephone numbers|contact details|addresses|names|messages|submissions|enquiries|data)\b.{0,30}\b(?:people|persons|visitors|users|clients|customers|who wrote)\b/i,
];

/** Whether a message tells the assistant to make something, or asks how to do harm. */
export function isOrder(message: string): boolean {
  return ORDERS.some((order) => order.test(message.trim()));
}

/** Whether a message is no question that a page of the site could answer. */
export function isOutOfScope(message: string): boolean {
  const isSum =
    /^\W*(?:what(?:'s| is)|how much is|calculate)?\s*\d+\s*(?:[-+*/x×]|times|plus|minus|divided by)\s*\d+\W*$/i.test(
      message.replaceAll('’', "'"),
    );
  return isSum || !/[a-z]{2}/i.test(message) || PRYING.some((pattern) => pattern.test(message));
}
