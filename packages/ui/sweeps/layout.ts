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

/** The windows and the readers that every story has to hold for. */
const trials: Trial[] = [
  ...[320, 390, 768, 1280, 1920].map((width) => ({ name: `${width} px`, width })),
  { name: 'zoom 200 %', width: 640, height: 450 },
  { name: 'letters 200 %', width: 1280, css: 'html { font-size: 200% !important }' },
  ...[390, 1280].flatMap((width) => [
    { name: `text spacing, ${width} px`, width, css: spacing },
    { name: `right to left, ${width} px`, width, dir: 'rtl' as const },
    { name: `longer text, ${width} px`, width, isLonger: true },
  ]),
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
  for (const { name, width, height = 900, css, dir, isLonger } of trials) {
    await page.setViewportSize({ width, height })
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
