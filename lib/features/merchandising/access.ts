import { adminsWith, publicRows } from '@/lib/resources/access'

export const managesCatalogue = adminsWith('merchandising_manage')

/** The pictures of what is in the catalogue are for everybody. */
export const seesPictures = publicRows('merchandising_manage', () => ({ published: true }))
