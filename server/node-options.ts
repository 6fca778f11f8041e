/** Node options of the server process. The supervisor passes them; a service manager in its place must do the same. */
export const NODE_OPTIONS = [
  // Without `Object.prototype.__proto__` a crafted key cannot pollute the prototype of all objects.
  '--disable-proto=delete',
  // In megabytes. By default V8 enlarges the space for short-lived objects, and the process grew by 200 MB in an hour.
  '--max-semi-space-size=4',
];
