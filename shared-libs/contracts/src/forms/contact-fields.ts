import { dateRange, email, optional, phone, select, text } from '../fields/index.ts';
import { CITIES } from './cities.ts';

/** The fields that all three forms ask for. */
export const contactFields = {
  school: text(60),
  city: select(...CITIES),
  name: text(30),
  jobTitle: text(30),
  phone: phone(),
  mobile: optional(phone()),
  email: email(),
  dates: dateRange(),
};
