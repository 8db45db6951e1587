import { gzipSync } from 'node:zlib'
import { ownBytes } from '@/lib/core/own-bytes'
import { Unpacked } from './unpacked'

const page = (text: string) => ownBytes(gzipSync(Buffer.from(text.padEnd(1_000))))

describe('unpacked pages', () => {
  it('are unpacked once, however often they are asked for', () => {
    const [held, packed] = [new Unpacked(10_000), page('una')]
    const body = held.of(packed)
    expect(body.toString().trim()).toBe('una')
    expect(held.of(packed)).toBe(body)
  })

  it('stay within their bytes, those that are asked for longest', () => {
    const held = new Unpacked(3_900)
    const packed = ['a', 'b', 'c', 'd'].map(page)
    const bodies = packed.slice(0, 3).map((one) => held.of(one))
    held.of(packed[0] as Buffer)
    held.of(packed[3] as Buffer)
    expect(held.of(packed[0] as Buffer)).toBe(bodies[0])
    expect(held.of(packed[1] as Buffer)).not.toBe(bodies[1])
  })
})
