'use client'

import { ProvinceInput } from '@/components/data/form/province-input'
import { Tiles } from '@/components/ui/layout'
import { TextInput } from '@/components/ui/text-input'
import { toastSuccess } from '@/components/ui/toasts'
import type { OwnProfile } from '@/lib/features/accounts/schema'
import { api } from '@/lib/http/client'
import { AccountForm } from './account-form'
import { useApiForm } from './use-api-form'

const textOf = ({ telefono, indirizzo, cap, comune, provincia }: OwnProfile) => ({
  telefono: telefono ?? '',
  indirizzo: indirizzo ?? '',
  cap: cap ?? '',
  comune: comune ?? '',
  provincia,
})

/** Telephone and address of the client, changed by the client. */
export function ProfilePanel({
  profile,
  onSaved,
}: {
  profile: OwnProfile
  onSaved: (saved: OwnProfile) => void
}) {
  const form = useApiForm(textOf(profile), async (values) => {
    const body = { ...values, version: profile.version }
    const saved = await api.patch('/clients/me', body, { area: 'client' })
    onSaved(saved)
    form.set(textOf(saved))
    toastSuccess('Recapiti modificati')
  })
  return (
    <AccountForm form={form} action="MODIFICA" look="secondary" size="panel">
      <TextInput {...form.field('telefono')} label="Telefono" type="tel" autoComplete="tel" trim />
      <TextInput
        {...form.field('indirizzo')}
        label="Indirizzo"
        description="Via e numero civico."
        autoComplete="street-address"
        trim
      />
      <Tiles least={220}>
        <TextInput {...form.field('cap')} label="CAP" autoComplete="postal-code" inputMode="numeric" trim />
        <TextInput {...form.field('comune')} label="Comune" autoComplete="address-level2" trim />
      </Tiles>
      <ProvinceInput {...form.field('provincia')} label="Provincia" />
    </AccountForm>
  )
}
