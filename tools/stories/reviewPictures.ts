import path from 'node:path'
import { launchChromium } from '../shared/chromium.ts'
import { compareSheets, updateSheets } from './comparePictures.ts'
import { root } from './paths.ts'
import { getSheetName, themes, type StoryPicture } from './sheets.ts'
import { checkSpecimen } from './specimen.ts'
import type { Story } from './storyIndex.ts'
import type { Visit } from './visit.ts'
import { writeDifferencePage } from './writeDifferencePage.ts'

/** Groups the pictures of all visits by sheet, in the order of `stories`. */
function groupBySheet(stories: readonly Story[], visits: readonly Visit[]): Map<string, StoryPicture[]> {
  const visitOf = new Map(visits.map((visit) => [visit.id, visit]))
  const sheets = new Map<string, StoryPicture[]>()
  for (const story of stories) {
    const visit = visitOf.get(story.id)
    for (const theme of themes) {
      const png = visit?.pictures[theme]
      if (!visit || !png) continue
      const sheet = getSheetName(story, theme, visit.width)
      sheets.set(sheet, [...(sheets.get(sheet) ?? []), { id: story.id, png }])
    }
  }
  return sheets
}

/** Adds a problem to each visit whose picture differs from the accepted one. */
async function compare(sheets: ReadonlyMap<string, StoryPicture[]>, visits: readonly Visit[]): Promise<void> {
  const compared = await compareSheets(sheets)
  // Their Arabic letters come from a font of the machine, so they are only reported.
  const differences = compared.filter(({ id }) => !id.endsWith('--right-to-left'))
  const others = compared.length - differences.length
  if (others > 0)
    console.log(`  ${others} pictures of Arabic text differ: this machine has another font for it.`)
  for (const { id, sheet, reason } of differences)
    visits
      .find((one) => one.id === id)
      ?.problems.picture?.push(`${sheet.split('.').slice(1).join(' ')} ${reason}`)
  if (differences.length > 0) {
    console.log(`  Before, after and difference: ${path.relative(root, writeDifferencePage(differences))}`)
    console.log('  To accept them: pnpm stories --checks=pictures --update')
  }
}

/**
 * Compares the pictures of visits with the accepted ones, or accepts them with `isUpdate`; then adds and removes sheets
 * only when the visits are of all `stories`. Returns whether this machine renders comparable pictures.
 */
export async function reviewPictures(
  stories: readonly Story[],
  visits: readonly Visit[],
  { url, isUpdate, isComplete }: { url: string; isUpdate: boolean; isComplete: boolean },
): Promise<boolean> {
  const sheets = groupBySheet(stories, visits)
  const browser = await launchChromium()
  const comparable = await checkSpecimen(browser, url, { isUpdate })
  const version = browser.version()
  await browser.close()
  if (isUpdate) {
    const changedFiles = await updateSheets(sheets, version, {
      isComplete,
      ids: new Set(stories.map(({ id }) => id)),
    })
    for (const name of changedFiles) console.log(`  new picture: packages/ui/baselines/${name}.webp`)
    console.log(`  ${changedFiles.length} files changed`)
  } else if (comparable === true) await compare(sheets, visits)
  else console.log(`  NO PICTURE WAS COMPARED. ${comparable}`)
  return comparable === true
}
