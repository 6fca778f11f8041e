/** Live emergencies that could be mistaken for a false alarm: "this is not a drill", or an incident that has come back. */
export const EMERGENCY_REPUTATION_AGAIN: readonly string[] = [
  'Thought the storm had blown over, but the BBC picked it up and it airs tonight',
  "we apologised, deleted the tweet, and now it's worse, screenshots everywhere, sponsors walking",
  "The journalist said he'd dropped the story. It's on page one of his site since 8am and our phones won't stop",
  "Yesterday I wrote that the video was fake. Turns out it's our employee, and it's at six million views",
  "Hoped it'd be an April fool. The boycott is real and the minister just retweeted it",
  'we denied it and then the recording came out',
  'I thought we could laugh it off but staff are being spat at in the street over this post',
  'He withdrew the accusation on Tuesday, on Wednesday six other women came forward live on air',
];
