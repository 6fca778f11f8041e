/** What any page may say: while it loads, and when something cannot be loaded. */
export const LOADING = 'Loading';

/** Label of the button that closes a toast. */
export const DISMISS = 'Dismiss';

export const PAGE_NOT_LOADED = {
  title: 'Page not loaded',
  description: 'You appear to be offline. This page stays as it is: try again when you are connected.',
};

export const DIALOG_NOT_LOADED = {
  title: 'Not loaded',
  description: 'You appear to be offline. Please check your connection and try again.',
};

export const PART_NOT_LOADED =
  'This part of the page could not be loaded. Reload the page and try again: an enquiry that you have begun is kept.';
