import { expect, test } from './fixtures.ts'

test(
  'a suspended person reads why and until when on every page, as soon as it is known, and can answer (P-161, P-162)',
  { tag: '@phone' },
  async ({ signedIn, getToken, uniqueNumber, baseURL }) => {
    const reason = `Cobró una seña y no volvió, caso ${uniqueNumber}.`
    const dario = await signedIn('Dario')
    await dario.goto('/notifications')
    const banner = dario.getByRole('region', { name: 'Tu cuenta está suspendida' })
    await expect(banner).toContainText('hasta que lo revisemos')
    const { id } = await dario.evaluate(
      () => JSON.parse(localStorage.getItem('userStorage') ?? '{}') as { id: number },
    )
    // The suspension of an account that no other journey needs active.
    const response = await fetch(`${baseURL}/api/admin/user/update`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await getToken('Elena')}`,
      },
      body: JSON.stringify({ id, state: false, motivo: reason, hasta: '2099-12-05' }),
    })
    expect(response.status).toBe(200)
    // Nothing but the bell of the page notices it.
    await dario.bringToFront()
    for (const address of ['/', '/service', '/professional', '/notifications', '/contact', '/guardados']) {
      await dario.goto(address)
      await expect(banner).toContainText(reason)
      await expect(banner).toContainText('hasta el 5/12/2099 inclusive')
    }
    await dario.goto('/notifications')
    await expect(dario.getByRole('main').getByText('Suspendimos tu cuenta').first()).toBeVisible()
    await banner.getByRole('link', { name: /Escribinos/ }).click()
    await expect(dario).toHaveURL(/\/contact$/)
    await dario.getByLabel('Nombre').fill('Dario Ponce')
    await dario.getByLabel('Email').fill('dario@plomada.example')
    await dario.getByLabel('Mensaje').fill('Devolví la seña ayer, adjunto el comprobante cuando me lo pidan.')
    await dario.getByRole('button', { name: 'Enviar' }).click()
    await expect(dario.getByText('Recibimos tu mensaje')).toBeVisible()
  },
)
