import type { Page } from '@playwright/test'

/** Under reduced motion nothing moves by itself and nothing glides. */
export function movingThings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration, activeDuration } = effect?.getComputedTiming() ?? {}
        return playState === 'running' && Number(duration) > 1 && Number(activeDuration) > 1
      })
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null
        return `${target ? window.probe.describe(target) : 'something'} moves`
      }),
  )
}
