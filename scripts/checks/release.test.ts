import { releaseComplaints, type Told } from './release'

const told: Told = {
  version: '1.2.0',
  changelog: '# Changes\n\n## 1.2.0 — 2026-12-24\n\n- This.\n\n## 1.1.0 — 2026-11-30\n',
  migrations: ['20261128000000_base', '20261224101500_voci'],
  naming: {
    'ops/compose.yaml': 'image: chiaravia:1.2.0',
    'ops/kubernetes/kustomization.yaml': 'newTag: 1.2.0',
  },
}

it('is told of by one name everywhere', () => expect(releaseComplaints(told)).toEqual([]))

it.each<[string, Partial<Told>, string]>([
  ['a version that nobody is told of', { version: '1.3.0', naming: {} }, 'package.json dice 1.3.0'],
  ['a list of changes without a release', { changelog: '# Changes\n', migrations: [] }, 'è nessuna'],
  [
    'a migration of after the release',
    { migrations: ['20261225000000_dopo'] },
    '20261225000000_dopo è di un giorno dopo la versione 1.2.0',
  ],
  ['an image of another release', { naming: { a: 'newTag: 1.1.0' } }, 'a: «newTag: 1.1.0»'],
])('refuses %s', (_what, change, said) => {
  expect(releaseComplaints({ ...told, ...change })).toEqual([expect.stringContaining(said)])
})
