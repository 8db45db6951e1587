import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { readEnv } from '../../lib/core/env'
import { ROOT } from '../migrations/files'

/*
 * What ops/ says of how the product runs elsewhere. Kubernetes' and Compose's own schemas are not here: this asks for what they do not
 * know, the names of ours and what nobody may forget.
 */

const OPS = path.join(ROOT, 'ops')
const read = (...name: string[]) => readFileSync(path.join(OPS, ...name), 'utf8')
const VERSION = (JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string })
  .version
const COMMANDS = /^ {2}'?([a-z:]+)'?: async/gm
const commands = [
  'site',
  'health',
  ...[...readFileSync(path.join(__dirname, 'commands.ts'), 'utf8').matchAll(COMMANDS)].map(
    ([, name]) => name,
  ),
]

type Security = {
  runAsNonRoot?: boolean
  readOnlyRootFilesystem?: boolean
  allowPrivilegeEscalation?: boolean
  capabilities?: { drop: string[] }
}
type Container = {
  name: string
  args: string[]
  securityContext: Security
  resources: { limits: { memory: string } }
  volumeMounts: { mountPath: string }[]
  env?: { name: string }[]
  readinessProbe?: object
}
type Pod = { securityContext: Security; containers: Container[]; initContainers?: Container[] }
type Manifest = {
  kind: string
  data?: Record<string, string>
  spec: { replicas?: number; template: { spec: Pod } }
}

const manifests = readdirSync(path.join(OPS, 'kubernetes'))
  .filter((name) => name !== 'kustomization.yaml')
  .flatMap((name) => parseAllDocuments(read('kubernetes', name)).map((one) => one.toJSON() as Manifest))
const pods = manifests.filter(({ spec }) => spec?.template).map(({ spec }) => spec.template.spec)
const containers = pods.flatMap((pod) => [...(pod.initContainers ?? []), ...pod.containers])

type Service = {
  command?: string[]
  read_only?: boolean
  user?: string
  image: string
  cap_drop?: string[]
  environment?: Record<string, string>
}
const compose = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> }
const { site, worker, migrate } = compose.services

it('every container is nobody, on a tree that it cannot write, with a limit', () => {
  expect(containers.map(({ name }) => name).sort()).toEqual(['migrate', 'site', 'wait', 'worker'])
  for (const { securityContext } of pods) expect(securityContext).toMatchObject({ runAsNonRoot: true })
  for (const { securityContext, resources, volumeMounts } of containers) {
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(resources.limits.memory).toMatch(/^\d+[MG]i$/)
    expect(volumeMounts).toEqual([expect.objectContaining({ mountPath: '/tmp' })])
  }
  for (const service of [site, worker, migrate])
    expect(service).toMatchObject({ read_only: true, user: '65534:65534', cap_drop: ['ALL'] })
})

it('one worker, several sites, one job that migrates', () => {
  const kinds = manifests
    .filter(({ spec }) => spec?.template)
    .map(({ kind, spec }) => `${kind} ${spec.replicas ?? ''}`)
  expect(kinds.sort()).toEqual(['Deployment 1', 'Deployment 2', 'Job '])
})

it('runs commands that there are', () => {
  const asked = [
    ...containers.map(({ args }) => args[0]),
    ...[worker, migrate].map((service) => service?.command?.[0]),
    ...[...read('Dockerfile').matchAll(/chiaravia\.cjs", "(\w+)"|^CMD \["(\w+)"\]/gm)].map(
      ([, a, b]) => a ?? b,
    ),
    ...readdirSync(path.join(OPS, 'systemd')).map(
      (name) => /chiaravia\.cjs (\w+)$/m.exec(read('systemd', name))?.[1] ?? name,
    ),
  ]
  expect(asked.length).toBeGreaterThan(9)
  expect(asked.filter((name) => !commands.includes(name))).toEqual([])
})

it('is of this version, and starts on the oldest Node that is supported in the long term', () => {
  expect([site?.image, worker?.image, migrate?.image]).toEqual(Array(3).fill(`chiaravia:${VERSION}`))
  expect(read('kubernetes', 'kustomization.yaml')).toContain(`newTag: ${VERSION}\n`)
  expect(read('Dockerfile')).toMatch(/^FROM node:22-bookworm-slim AS build$/m)
})

it('sets variables that the product reads, with values that it takes', () => {
  const example = readFileSync(path.join(ROOT, '.env.example'), 'utf8')
  const known = new Set([...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name))
  const settings = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {}
  const environment = worker?.environment ?? {}
  const names = [
    ...Object.keys(settings),
    ...Object.keys(environment),
    ...containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
  ]
  expect(names.filter((name) => !known.has(name))).toEqual([])
  const secret = 'x'.repeat(40)
  const given = {
    DATABASE_URL: 'postgresql://a/b',
    SMTP_URL: 'smtp://a',
    S3_ACCESS_KEY: 'a',
    S3_SECRET_KEY: 'b',
    AUTH_SECRET: secret,
    INTERNAL_TOKEN: secret,
  }
  expect(readEnv({ ...given, ...settings })).toMatchObject({ WORKER: 'off' })
  const said = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{\w+:\?[^}]*\}/g, secret),
    ]),
  )
  expect(readEnv(said)).toMatchObject({ WORKER: 'off', WORKER_METRICS_PORT: 9464 })
})

describe('brands', () => {
  type Patch = { op: string; path: string; value: string }
  type Kustomization = { namespace: string; resources: string[]; patches: { patch: string }[] }
  const all = parse(read('brands', 'kustomization.yaml')) as Kustomization
  const folders = readdirSync(path.join(OPS, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const patchesOf = ({ patches }: Kustomization) => patches.flatMap(({ patch }) => parse(patch) as Patch[])
  const settings = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {}

  it('every folder is applied by the one command', () => {
    expect(all.resources.toSorted()).toEqual(folders.toSorted())
  })

  it.each(folders)(
    '%s: the same release in a namespace of its own, with an address and a bucket that no other has',
    (name) => {
      const one = parse(read('brands', name, 'kustomization.yaml')) as Kustomization
      const others = folders
        .filter((other) => other !== name)
        .flatMap((other) => patchesOf(parse(read('brands', other, 'kustomization.yaml')) as Kustomization))
      expect(one).toMatchObject({ namespace: name, resources: ['namespace.yaml', '../../kubernetes'] })
      expect(parse(read('brands', name, 'namespace.yaml'))).toMatchObject({ metadata: { name } })
      expect(patchesOf(one).map(({ path: at }) => at)).toEqual(['/data/SITE_URL', '/data/S3_BUCKET'])
      for (const { op, path: at, value } of patchesOf(one)) {
        expect(op).toBe('replace')
        expect(settings).toHaveProperty([at.slice('/data/'.length)])
        expect(others.map((other) => other.value)).not.toContain(value)
      }
    },
  )
})
