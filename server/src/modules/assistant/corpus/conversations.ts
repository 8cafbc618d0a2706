/** All labelled conversations. */
import { BUILDING_SITES } from './conversations/building-sites.ts';
import { CORRECTIONS } from './conversations/corrections.ts';
import { HOSPITAL_AND_CARE } from './conversations/hospital-and-care.ts';
import { OFFICE } from './conversations/office.ts';
import { SCHOOL_AND_STAGE } from './conversations/school-and-stage.ts';
import { SHOP_AND_RESTAURANT } from './conversations/shop-and-restaurant.ts';
import { TRANSPORT_AND_CLEANING } from './conversations/transport-and-cleaning.ts';
import { TYPED_IN_HASTE } from './conversations/typed-in-haste.ts';
import type { LabelledConversation } from './labelled.ts';

export const LABELLED_CONVERSATIONS: readonly LabelledConversation[] = [
  ...HOSPITAL_AND_CARE,
  ...SHOP_AND_RESTAURANT,
  ...OFFICE,
  ...BUILDING_SITES,
  ...SCHOOL_AND_STAGE,
  ...TRANSPORT_AND_CLEANING,
  ...TYPED_IN_HASTE,
  ...CORRECTIONS,
];
