import { WHOLE_SITE } from '../../lib/core/cdn'
import { directUrl, env } from '../../lib/core/env'
import { connectTo } from '../connect'
import { generate } from '../generate'
import { migrate } from '../migrate'
import { refuseUnlessDemo, refuseUnlessOwnDemo, seedDemo } from '../prepare'
import { withServices } from '../with-services'

/** The demo data, whatever is there already: running it twice adds nothing. */
export function run(): Promise<void> {
  return withServices('production', async () => {
    refuseUnlessDemo()
    generate()
    await migrate(directUrl(env()))
    await refuseUnlessOwnDemo(directUrl(env()))
    await seedDemo()
    // Nobody has said of which pages: the next start makes all of them again.
    const client = await connectTo(directUrl(env()))
    try {
      await client.query("INSERT INTO content_changes (tag) VALUES ('*')")
      if (env().CDN_PURGE_URL) await client.query('INSERT INTO cdn_purges (tag) VALUES ($1)', [WHOLE_SITE])
    } finally {
      await client.end()
    }
  })
}
