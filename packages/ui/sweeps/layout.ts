import type { Page } from '@playwright/test'
import { layoutFaults, longer, shorter } from './layoutInPage.ts'

interface Trial {
  name: string
  width: number
  height?: number
  /** Runs in the page before the look and is undone after it. */
  css?: string
  dir?: 'rtl'
  isLonger?: boolean
}

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

const readers = (width: number): Trial[] => [
  { name: `${width} px`, width },
  { name: `text spacing, ${width} px`, width, css: spacing },
  { name: `right to left, ${width} px`, width, dir: 'rtl' },
  { name: `longer text, ${width} px`, width, isLonger: true },
]

/** The windows and the readers that every story has to hold for; those of one window together, for it is slow to change. */
const trials: Trial[] = [
  ...[320, 768, 1920].map((width) => ({ name: `${width} px`, width })),
  { name: 'zoom 200 %', width: 640, height: 450 },
  ...readers(390),
  ...readers(1280),
  { name: 'letters 200 %', width: 1280, css: 'html { font-size: 200% !important }' },
]

const setUp = ({ css, dir }: { css?: string; dir?: string }) => {
  document.querySelector('#trial')?.remove()
  const style = document.createElement('style')
  style.id = 'trial'
  style.textContent = css ?? ''
  document.head.append(style)
  document.documentElement.dir = dir ?? 'ltr'
}

/** Looks at the story that is shown in every window and for every reader. */
export async function tryLayouts(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const faults: string[] = []
  let current = before
  for (const { name, width, height = 900, css, dir, isLonger } of trials) {
    if (current?.width !== width || current.height !== height) await page.setViewportSize({ width, height })
    current = { width, height }
    await page.evaluate(setUp, { ...(css && { css }), ...(dir && { dir }) })
    if (isLonger) await page.evaluate(longer)
    const found = await page.evaluate(layoutFaults)
    if (isLonger) await page.evaluate(shorter)
    faults.push(...found.map((text) => `${name}: ${text}`))
  }
  await page.evaluate(setUp, {})
  if (before) await page.setViewportSize(before)
  return faults
}
