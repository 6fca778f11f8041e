/** The dialog in front of every insight. */
export const INSIGHT_GATE = {
  title: 'For Clients and Subscribers Only',
  text: 'Why not sign up for our latest research and insights?',
  later: 'Maybe Later',
  signUp: 'Sign Up Now',
};
