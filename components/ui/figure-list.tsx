import { Box, Text, Tiles } from './layout'

type Props = {
  /** [name, value] */
  rows: readonly (readonly string[])[]
  /** Width in px below which no pair falls. */
  least: number
  /** The values are what one looks for. */
  bold?: boolean
}

/** Names with their values below them, side by side where there is room. */
export const FigureList = ({ rows, least, bold = false }: Props) => (
  <Tiles component="dl" least={least} gap={bold ? 'xs' : 'md'} across={bold ? 'sm' : 'md'}>
    {rows.map(([label, value]) => (
      <div key={label}>
        <Box component="dt" c="dimmed" fz="xs">
          {label}
        </Box>
        <Text component="dd" fw={bold ? 600 : undefined} figures breaks={bold ? undefined : 'anywhere'}>
          {value}
        </Text>
      </div>
    ))}
  </Tiles>
)
