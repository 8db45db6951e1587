import { type FieldProps, Field as Markup } from '@/components/markup/field'
import styles from './form.module.css'

/** A field in the site's style. */
export const Field = (props: FieldProps) => <Markup {...props} styles={styles} />
