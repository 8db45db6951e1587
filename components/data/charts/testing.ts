/** A browser lays out, jsdom does not: every element gets this size, words a letter's width each. */
export function giveSizes(width: number, height: number): void {
  class Observer {
    constructor(private readonly hear: (entries: unknown[]) => void) {}
    observe() {
      this.hear([{ contentRect: { width, height } }])
    }
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, { ResizeObserver: Observer })
  const box = { width, height, top: 0, left: 0, right: width, bottom: height, x: 0, y: 0 }
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const own = this.localName === 'span' ? { ...box, width: 6 * (this.textContent?.length ?? 0) } : box
    return { ...own, toJSON: () => own }
  })
}
