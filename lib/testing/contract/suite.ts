import { RESOURCES } from '@/lib/registry/resources'
import type { Resource } from '@/lib/resources/types'
import { testDeleting, testKeeping } from './deleting'
import { testReading } from './reading'
import type { Sample } from './sample'
import { testChanging, testCreating } from './writing'

/** What the tests of one resource share. */
export type Subject = { resource: Resource; sample: Sample }

/**
 * What the API promises for every resource, tried on a group of them. Each group is a file of its own, so that workers
 * share the groups; a file for each resource would load the product once more for each.
 */
export function contractOf(samples: Record<string, Sample>): void {
  for (const [name, sample] of Object.entries(samples)) {
    const load = async () => ({ resource: (await RESOURCES[name]?.()) as Resource, sample })
    describe(name, () => {
      it('is written where it has a history', async () => {
        expect(Boolean(sample.body ?? sample.patch)).toBe((await load()).resource.audit !== undefined)
      })
      describe('reading', () => testReading(name, load))
      if (sample.body) describe('creating', () => testCreating(name, load))
      if (sample.patch) describe('changing', () => testChanging(name, load))
      if (sample.body) describe('deleting', () => (sample.kept ? testKeeping : testDeleting)(name, load))
    })
  }
}
