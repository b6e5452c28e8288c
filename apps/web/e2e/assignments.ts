import { expect, type Page } from './fixtures.ts'

/** Presses the button of an event on the page of a job, also below «Más opciones», and returns the dialog that it opens. */
export async function openEvent(page: Page, label: string) {
  const actions = page.getByRole('group', { name: 'Qué podés hacer' })
  // The page may still show the state before: only the button says that the event is possible.
  const button = actions.getByRole('button', { name: label, includeHidden: true })
  await expect(button).toBeAttached()
  if (!(await button.isVisible())) await actions.getByText('Más opciones', { exact: true }).click()
  await button.click()
  return page.getByRole('dialog')
}

/** Reloads a page of a job and returns what it then says. */
export async function readAgain(page: Page): Promise<string> {
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Qué pasó' })).toBeVisible()
  return main.innerText()
}
