import { isLong } from './property'

/** A test of minutes that shorter ones show in part: `npm run test:long` alone runs it. */
export const itLong = isLong ? it : it.skip
