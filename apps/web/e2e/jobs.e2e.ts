import { expect, test as base, type Page } from './fixtures.ts'
import { openEvent, readAgain } from './assignments.ts'
import { tabTo } from './keyboard.ts'
import { acceptApplicant, applyTo, payWith, publishOffer } from './offers.ts'

const BRUNO = 2
const CARD = '4242 4242 4242 4242'

/** A job of Ana and Bruno, and its page as each of them sees it. */
interface Job {
  offerId: number
  path: string
  title: string
  ana: Page
  bruno: Page
}

const test = base.extend<{
  /** Publishes an offer of Ana, hires Bruno, and opens the page of the job for both. */
  openJob: (what: string) => Promise<Job>
  /** Opens a job like `openJob`, which Ana has paid. */
  openPaidJob: (what: string) => Promise<Job>
}>({
  async openJob({ baseURL, signedIn, getToken, uniqueNumber }, provide) {
    await provide(async (what) => {
      const title = `${what} ${uniqueNumber}`
      const token = await getToken('Ana')
      const offerId = await publishOffer(baseURL, token, title)
      await applyTo(baseURL, await getToken('Bruno'), offerId)
      await acceptApplicant(baseURL, token, { offerId, workerId: BRUNO })
      const headers = { authorization: `Bearer ${token}` }
      const response = await fetch(`${baseURL}/api/service/${offerId}`, { headers })
      const { result } = (await response.json()) as { result: { trabajo: number } }
      const path = `/trabajo/${result.trabajo}`
      const [ana, bruno] = [await signedIn('Ana'), await signedIn('Bruno')]
      await ana.goto(path)
      await bruno.goto(path)
      return { offerId, path, title, ana, bruno }
    })
  },
  async openPaidJob({ openJob }, provide) {
    await provide(async (what) => {
      const job = await openJob(what)
      await pay(job.ana)
      return job
    })
  },
})

/** Presses the button of an event, fills in its dialog and confirms. */
async function act(
  page: Page,
  label: string,
  fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void> = async () => {},
) {
  const dialog = await openEvent(page, label)
  await fill(dialog)
  await dialog.getByRole('button', { name: label }).click()
  await expect(dialog).toHaveCount(0)
}

async function pay(page: Page) {
  const window = await payWith(page, CARD)
  await expect(page.getByRole('main')).toContainText('En marcha')
  await window.close()
}

test(
  'a job is paid, done and confirmed on its page, and both read what happened (P-182, P-183)',
  { tag: ['@phone', '@all'] },
  async ({ openJob }) => {
    const { path, ana, bruno } = await openJob('arreglar la canilla')
    await expect(ana.getByRole('main')).toContainText('Falta el pago')
    await pay(ana)
    await act(bruno, 'Trabajo terminado', async (dialog) => {
      await dialog.getByRole('textbox').fill('Cambié el cuerito y la rosca.')
    })
    await expect(bruno.getByRole('main')).toContainText('A confirmar')
    await ana.goto('/notifications')
    await ana
      .getByRole('link', { name: /terminó el trabajo/ })
      .first()
      .click()
    await expect(ana).toHaveURL(new RegExp(`${path}$`))
    await expect(ana.getByRole('main')).toContainText('Cambié el cuerito y la rosca.')
    await act(ana, 'Confirmar el trabajo')
    await expect(ana.getByRole('main')).toContainText('El trabajo está terminado y confirmado.')
  },
)

test('a higher price after the payment is agreed, its supplement is paid, and the sum is confirmed (P-290, P-291, P-294)', async ({
  openPaidJob,
  signedIn,
}) => {
  const { path, title, ana, bruno } = await openPaidJob('cambiar la bacha')

  await test.step('the professional proposes a price with a reason', async () => {
    await act(bruno, 'Cambiar el precio', async (dialog) => {
      await dialog.getByRole('textbox', { name: /Precio nuevo/ }).fill('50.000')
      await dialog.getByRole('textbox', { name: /Motivo/ }).fill('La grifería también está rota.')
    })
    await expect(bruno.getByRole('main')).toContainText('Falta que responda Ana')
  })

  await test.step('the client accepts it and pays the supplement', async () => {
    await ana.goto('/notifications')
    await ana
      .getByRole('link', { name: /te propone otro precio/ })
      .first()
      .click()
    await expect(ana).toHaveURL(new RegExp(`${path}$`))
    await expect(ana.getByRole('main')).toContainText('La grifería también está rota.')
    await act(ana, 'Aceptar el precio', async (dialog) => {
      await expect(dialog).toContainText('de $ 41.000 a $ 50.000')
      await expect(dialog).toContainText('El cliente paga $ 9.000 más con tarjeta')
    })
    await expect(ana.getByRole('main')).toContainText('Falta pagar el suplemento: $ 9.000')
    const window = await payWith(ana, CARD)
    await expect(ana.getByRole('main')).toContainText('Se confirmó el pago del suplemento')
    await expect(ana.getByRole('button', { name: 'Pagar', exact: true })).toHaveCount(0)
    await window.close()
  })

  await test.step('the sum is released', async () => {
    await bruno.reload()
    await act(bruno, 'Trabajo terminado')
    await ana.reload()
    await act(ana, 'Confirmar el trabajo', async (dialog) => {
      await expect(dialog).toContainText('Se liberan $ 50.000 para el profesional')
    })
    await expect(ana.getByRole('main')).toContainText('El trabajo está terminado y confirmado.')
    const elena = await signedIn('Elena')
    await elena.goto('/dashboard/payments')
    const paid = elena.getByRole('row').filter({ hasText: new RegExp(title, 'i') })
    await expect(paid.filter({ hasText: '41.000' })).toHaveCount(1)
    await expect(paid.filter({ hasText: '9.000' })).toHaveCount(1)
  })
})

test('a professional steps back before the payment, and the offer opens again (P-199)', async ({
  openJob,
}) => {
  const { offerId, bruno } = await openJob('pintar el portón')
  await act(bruno, 'Dar marcha atrás', async (dialog) => {
    await expect(dialog).toContainText('no se cobra ni se devuelve plata')
    await dialog.getByRole('textbox').fill('Me salió un trabajo largo.')
  })
  await expect(bruno.getByRole('main')).toContainText('Cancelado')
  await bruno.goto(`/service/detail/${offerId}`)
  await expect(bruno.getByRole('button', { name: /^Postular/ }).first()).toBeEnabled()
})

test('a paid job is canceled by agreement, and the money goes back (P-200, P-201)', async ({
  openPaidJob,
}) => {
  const { ana, bruno } = await openPaidJob('podar la ligustrina')
  await act(ana, 'Pedir cancelar', async (dialog) => {
    await dialog.getByRole('textbox').fill('Al final lo hace mi hermano.')
  })
  await expect(ana.getByRole('main')).toContainText('Piden cancelar')
  await act(bruno, 'Aceptar la cancelación', async (dialog) => {
    await expect(dialog).toContainText('41.000')
  })
  // A worker sends the refund to the provider.
  await expect.poll(() => readAgain(ana)).toContain('Te devolvimos la plata')
})

test('a claim ends with what both agree, and another one with the decision of an admin (P-202)', async ({
  openPaidJob,
  signedIn,
}) => {
  const claim = async (what: string) => {
    const job = await openPaidJob(what)
    const { ana } = job
    await act(ana, 'Abrir un reclamo', async (dialog) => {
      await dialog.getByRole('textbox', { name: /Cuánto pedís/ }).fill('20.000')
      await dialog.getByRole('textbox', { name: 'Qué pasó' }).fill('Quedó torcido.')
    })
    await expect(ana.getByRole('main')).toContainText('En reclamo')
    return job
  }

  await test.step('the professional proposes a part, and the client accepts it', async () => {
    const { path, ana, bruno } = await claim('nivelar la puerta')
    await bruno.goto(`${path}/reclamo`)
    await act(bruno, 'Proponer un arreglo', async (dialog) => {
      await dialog.getByRole('textbox').first().fill('10.000')
    })
    await ana.goto(`${path}/reclamo`)
    await act(ana, 'Aceptar el arreglo', async (dialog) => {
      await expect(dialog).toContainText('10.000')
    })
    await expect(ana.getByRole('main')).toContainText(/Devolución en camino|Devuelto/)
  })

  await test.step('an admin decides, and both read why', async () => {
    const { path, bruno } = await claim('nivelar la ventana')
    const elena = await signedIn('Elena')
    await elena.goto(`${path}/reclamo`)
    await act(elena, 'Decidir el reclamo', async (dialog) => {
      await dialog.getByRole('textbox').first().fill('15.000')
      await dialog.getByRole('textbox').last().fill('Las fotos lo muestran.')
    })
    await bruno.goto(`${path}/reclamo`)
    await expect(bruno.getByRole('main')).toContainText('Las fotos lo muestran.')
    await expect(bruno.getByRole('main')).toContainText('Reclamo resuelto')
  })
})

test('an agreed day is in the agenda, by keyboard and at the secret address for calendar programs (P-210, P-211, P-289)', async ({
  openPaidJob,
}) => {
  const { path, title, ana, bruno } = await openPaidJob('colgar la alacena')
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  await act(bruno, 'Proponer un día', async (dialog) => {
    await dialog.getByRole('textbox', { name: 'Día' }).fill(day.split('-').toReversed().join('/'))
    await dialog.getByText('tarde', { exact: true }).click()
  })
  await act(ana, 'Confirmar el día')

  await test.step('by keyboard to the month of the day, and from it to the job', async () => {
    await bruno.goto('/agenda')
    while (!bruno.url().includes(`mes=${day.slice(0, 7)}`)) {
      const before = bruno.url()
      await tabTo(bruno, 'link', 'Mes siguiente')
      await bruno.keyboard.press('Enter')
      await expect(bruno).not.toHaveURL(before)
    }
    await expect(bruno.getByRole('link', { name: new RegExp(title, 'i') })).toContainText('Por la tarde')
    await tabTo(bruno, 'link', new RegExp(title, 'i'))
    await bruno.keyboard.press('Enter')
    await expect(bruno).toHaveURL(new RegExp(`${path}$`))
  })

  await test.step('a calendar program reads it until the address changes', async () => {
    await bruno.goto('/agenda')
    await tabTo(bruno, 'button', 'Crear la dirección')
    await bruno.keyboard.press('Enter')
    await expect(bruno.getByRole('button', { name: 'Copiar la dirección' })).toBeFocused()
    const address = bruno.getByText(/\/api\/calendario\/.*\.ics$/)
    const first = (await address.textContent()) ?? ''
    const calendar = await fetch(first)
    expect(calendar.headers.get('content-type')).toContain('text/calendar')
    const text = (await calendar.text()).replaceAll('\r\n ', '')
    expect(text).toMatch(new RegExp(`SUMMARY:${title}`, 'i'))
    // One in the afternoon in Buenos Aires.
    expect(text).toContain(`DTSTART:${day.replaceAll('-', '')}T160000Z`)
    await tabTo(bruno, 'button', 'Cambiar la dirección')
    await bruno.keyboard.press('Enter')
    await bruno.getByRole('alertdialog').getByRole('button', { name: 'Cambiar la dirección' }).press('Enter')
    await expect(address).not.toHaveText(first)
    expect((await fetch(first)).status).toBe(404)
  })
})
