import { expect, test } from './fixtures.ts'
import { publishOffer } from './offers.ts'
import { openMail } from './people.ts'

test(
  'a client invites a professional, who opens the offer from the mail (P-091)',
  { tag: '@all' },
  async ({ baseURL, signedIn, getToken, uniqueNumber }) => {
    const title = `Sellar una ventana ${uniqueNumber}`
    const id = await publishOffer(baseURL, await getToken('Ana'), title)
    const page = await signedIn('Ana')
    await page.goto('/professional/detail/2')
    await page.getByRole('button', { name: 'Invitar a postular' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invitar a Bruno Saldaño' })
    await dialog.getByRole('button', { name: `Invitar a «${title}»` }).click()
    await expect(dialog.getByText('1 de 5 invitados').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Invitar a postular' })).toBeFocused()
    await openMail(page, `Invitación a postularte a «${title}»`)
    await page.getByRole('link', { name: `/service/detail/${id}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  },
)
