import { TextInput, type TextInputProps } from '@/components/ui/text-input'

type Props = Pick<TextInputProps, 'name' | 'value' | 'onChange' | 'error'> & {
  label?: string
  /** Where a dialog begins. */
  'data-autofocus'?: boolean
}

/** The password that the account has now: a password manager may fill it in. */
export const CurrentPassword = (props: Props) => (
  <TextInput label="Password" {...props} type="password" autoComplete="current-password" required />
)
