import { Fragment } from 'react'

/**
 * Where there is no room for a line, an address goes on after its «@», or after a point before it, and no word of it is cut. Other
 * words stay as they are.
 */
export const Breaking = ({ text }: { text: string }) =>
  text.includes('@')
    ? text.split(/(?<=@|\.(?=.*@))/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))
    : text
