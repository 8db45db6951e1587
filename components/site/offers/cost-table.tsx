import type { ComponentProps } from 'react'
import { CostTable as Table } from '@/components/markup/cost-table'
import styles from './cost-table.module.css'

/** The table of charges in the site's style. */
export const CostTable = (props: ComponentProps<typeof Table>) => (
  <Table {...props} className={styles.costs} />
)
