export { default } from 'date-holidays';
