import 'server-only'
import { z } from 'zod'
import { requireProof } from '@/lib/auth/proof'
import { invalidateTags } from '@/lib/core/cache'
import { type Tx, withTransaction } from '@/lib/core/db'
import { invalidField, notFound, staleVersion } from '@/lib/core/errors'
import { canonical } from '@/lib/history/diff'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { parseGiven } from '@/lib/http/validation'
import { phoneNumber } from '@/lib/italian/phone'
import { enqueue } from '@/lib/jobs/enqueue'
import { checkWords, newTexts } from '@/lib/settings/check-words'
import { effectiveValue, type Setting, settingTag } from '@/lib/settings/define'
import { settingId } from '@/lib/settings/setting-id'
import { noteUses } from '@/lib/storage/uses'
import type { Prisma } from '@/prisma/generated/client'
import { settingNamed } from './data'
import { presentSetting } from './present'
import type { SettingInput, SettingView } from './schema'
import { storedPictures } from './stored-pictures'

const json = (value: unknown) => value as Prisma.InputJsonValue

/**
 * Sets a setting. Only what differs from its initial value is stored: to set that is to put it back. Every server hears
 * of it when the transaction commits.
 */
export async function changeSetting(
  ctx: Ctx,
  key: string,
  { value: given, version, motivoParole }: SettingInput,
): Promise<SettingView> {
  const definition = settingNamed(key)
  if (!definition) throw notFound('Questa impostazione non esiste.')
  const { value: asked } = parseGiven(z.object({ value: definition.schema }), { value: given })
  return withTransaction(async (tx) => {
    if (definition.proof) await requireProof(ctx.actor, tx)
    const value = await storedPictures(tx, definition, asked)
    // There may be no row to lock.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`setting:${key}`}, 0))`
    const row = await tx.setting.findUnique({ where: { key } })
    if ((row?.version ?? 0) !== version) throw staleVersion()
    const before = effectiveValue(definition, row?.value)
    checkPhones(definition, before, value)
    const refused = definition.keeps?.(before, value)
    if (refused) throw invalidField('value', refused)
    const reason = await keepWords(tx, ctx, definition, { before, value, motivo: motivoParole })
    const id = settingId(key)
    // What it has once shown stays: letters that were sent then still point at it.
    await noteUses(tx, { model: 'Impostazioni', recordId: id }, null, { value }, ctx)
    await recordCommit(tx, ctx, {
      model: 'Impostazioni',
      label: definition.label,
      before: { id, key, value: before } as { id: string },
      after: { id, key, value } as { id: string },
      reason,
    })
    const after = await store(tx, ctx, definition, value)
    if (definition.movesDeadlines?.(before, value)) await enqueue(tx, 'tickets.recount', { categoryId: null })
    await invalidateTags(tx, [settingTag(key), ...(definition.isPublic ? ['settings'] : [])])
    const { nome, cognome } = ctx.actor
    return presentSetting(definition, after, after ? `${nome} ${cognome}` : undefined)
  }, ctx.tx)
}

type Written = { before: unknown; value: unknown; motivo?: string | null }

/** @throws 422 on the field of the form, unless there is a reason why its words stay; returns what the history keeps */
async function keepWords(
  tx: Tx,
  { actor }: Ctx,
  { publicWords }: Setting,
  { before, value, motivo }: Written,
): Promise<string | undefined> {
  if (!publicWords) return undefined
  const texts = newTexts(publicWords(before), publicWords(value))
  const byField = Object.entries(texts).map(([name, text]) => [`value.${name}`, text])
  return checkWords(tx, { actor, texts: Object.fromEntries(byField), motivo })
}

/**
 * What is shown of a setting stays as it is written; it is dialled all the same. Whether there has to be a number is for the
 * setting's own schema to say. @throws 422 on the field
 */
function checkPhones({ form }: Setting, before: unknown, value: unknown): void {
  const texts = (of: unknown) => of as Readonly<Record<string, string>>
  for (const { name } of form.fields.filter(({ kind }) => kind === 'phone')) {
    const text = texts(value)[name]
    if (text) phoneNumber(text, `value.${name}`, texts(before)[name])
  }
}

async function store(tx: Tx, { actor }: Ctx, { key, initial }: Setting, value: unknown) {
  if (canonical(value) === canonical(initial)) {
    await tx.setting.deleteMany({ where: { key } })
    return null
  }
  const id = settingId(key)
  const data = { id, value: json(value), updatedBy: actor.userId }
  // One that was put back and is set again goes on from its history: no version comes twice.
  const version = 1 + (await tx.commit.count({ where: { ref: id } }))
  return tx.setting.upsert({
    where: { key },
    create: { key, version, ...data },
    update: { version, ...data },
  })
}
