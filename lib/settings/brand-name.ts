import 'server-only'
import { companySetting } from './company'
import { setting } from './read'

/** What the installation is called. */
export const brandName = async (): Promise<string> => (await setting(companySetting)).marchio
