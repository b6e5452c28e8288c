import { expect, test, type Page } from './fixtures.ts'
import { publishOffer } from './offers.ts'
import { choose, filter, goTo } from './people.ts'

// Demo users that no other journey needs: journeys share the data of a product.
const BANNED = 'Walter Quiroz'
const CHANGED = 'Norma Cardozo'

const confirm = async (page: Page, action: string) => {
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** Suspends the person whose page is open. */
async function ban(page: Page, reason = 'No contesta los mensajes.') {
  await page.getByRole('button', { name: 'Banear' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill(reason)
  await dialog.getByRole('button', { name: 'Banear' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Opens a person from the list of users, found by name. */
async function openUser(page: Page, name: string) {
  await page.goto('/dashboard/users')
  await filter(page, () => page.getByRole('searchbox').fill(name), /name=/)
  await expect(page.getByText('Hemos encontrado 1 usuarios!')).toBeVisible()
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/\/dashboard\/user\/detail/)
  await expect(page.getByLabel('Usuario')).toBeVisible()
}

test(
  'an admin reads the figures, bans a professional, who leaves the lists, and activates them again (S-017, S-018, S-037..S-040, S-072, S-075, S-238, S-240, S-242, S-247, S-250, S-255..S-257, S-264..S-267, S-325, S-326, S-388, S-391, S-429, S-437, S-466, S-472)',
  { tag: '@phone' },
  async ({ newDevice, signedIn }) => {
    const elena = await signedIn('Elena')
    const visitor = await newDevice()
    await elena.goto('/')

    await test.step('the figures, with fifteen percent of the earnings', async () => {
      await expect(elena.getByRole('link', { name: 'Mi Perfil' })).toHaveCount(0)
      await goTo(elena, 'Dashboard')
      await expect(elena).toHaveURL(/\/dashboard$/)
      await expect(elena.getByText('Ganancias totales')).toBeVisible()
      const figures = await elena.evaluate(async () => {
        const { token } = JSON.parse(localStorage.getItem('userStorage') ?? '{}') as { token: string }
        const response = await fetch('/api/admin/dashboard', {
          headers: { authorization: `Bearer ${token}` },
        })
        return (await response.json()) as { serviciosGananciasTodo: number; userTotal: number }
      })
      const pesos = (amount: number) => amount.toLocaleString('es-AR', { useGrouping: 'always' })
      const main = elena.getByRole('main')
      await expect(main).toContainText(pesos(figures.serviciosGananciasTodo))
      await expect(main).toContainText(pesos(Math.round(figures.serviciosGananciasTodo * 0.15)))
      await expect(main).toContainText(String(figures.userTotal))
      await expect(elena.getByRole('link', { name: 'Servicios en proceso' }).first()).toHaveAttribute(
        'href',
        '/dashboard/services/proceso',
      )
      await elena.goto('/Dashboard')
      await expect(elena).toHaveURL(/\/dashboard$/)
    })

    await test.step('filters of the users are in the address', async () => {
      await elena.goto('/dashboard/users')
      await filter(elena, () => choose(elena, 'Estado', 'inactivo'), /state=false/)
      await expect(elena.getByRole('link', { name: 'Dario Ponce' })).toBeVisible()
      await filter(elena, () => choose(elena, 'Rol', 'admin'), /role=admin/)
      await expect(elena.getByText('Hemos encontrado 0 usuarios!')).toBeVisible()
      await expect(elena.getByText('no hay usuarios para mostrar')).toBeVisible()
      await elena.goBack()
      await expect(elena.getByRole('link', { name: 'Dario Ponce' })).toBeVisible()
    })

    await test.step('a banned professional is not in the lists', async () => {
      await openUser(elena, BANNED)
      await expect(elena.getByText('Usuario Activo')).toBeVisible()
      await ban(elena)
      await expect(elena.getByText('Usuario Baneado')).toBeVisible()
      await visitor.goto(`/professional?name=${encodeURIComponent(BANNED)}`)
      await expect(visitor.getByText('Sin resultados')).toBeVisible()
    })

    await test.step('the tab remembers the person, who is activated again', async () => {
      await elena.goto('/dashboard/user/detail')
      await expect(elena.getByRole('heading', { name: BANNED })).toBeVisible()
      await elena.getByRole('button', { name: 'Activar' }).click()
      await confirm(elena, 'Activar')
      await expect(elena.getByText('Usuario Activo')).toBeVisible()
      await visitor.reload()
      await expect(visitor.getByRole('article')).toHaveCount(1)
      const other = await elena.context().newPage()
      await other.goto('/dashboard/user/detail')
      await expect(other).toHaveURL(/\/dashboard\/users$/)
    })
  },
)

test(
  'the second of two admins who edit the same user is warned and loses no input (S-265, S-389, S-430, S-446)',
  { tag: '@all' },
  async ({ signedIn, uniqueNumber }) => {
    const phone = `2215${uniqueNumber}`
    const address = `Calle 7 n.º ${uniqueNumber}`
    const first = await signedIn('Elena')
    const second = await signedIn('Elena')
    for (const admin of [first, second]) await openUser(admin, CHANGED)
    const save = (admin: Page) => admin.getByRole('button', { name: 'Guardar cambios' }).click()
    await first.getByLabel('Telefono').fill(phone)
    await save(first)
    await expect(first.getByText('Guardaste los cambios')).toBeVisible()
    await second.getByLabel('Dirección').fill(address)
    await save(second)
    await expect(
      second.getByRole('alert').filter({ hasText: 'Otra persona cambió estos datos' }),
    ).toBeVisible()
    await expect(second.getByLabel('Dirección')).toHaveValue(address)
    // A second save keeps the changes of the first admin.
    await save(second)
    await expect(second.getByText('Guardaste los cambios')).toBeVisible()
    await second.reload()
    await expect(second.getByLabel('Dirección')).toHaveValue(address)
    await expect(second.getByLabel('Telefono')).toHaveValue(phone)
  },
)

test('an admin adds a trade, changes it, deletes it, and is refused one that is in use (S-019, S-041, S-042, S-061, S-078, S-268, S-269, S-327..S-331, S-407, S-410, S-411)', async ({
  signedIn,
}) => {
  const elena = await signedIn('Elena', { viewport: { width: 390, height: 844 } })
  await elena.goto('/')
  await elena.getByRole('button', { name: 'Abrir menú' }).click()
  await elena.getByRole('link', { name: 'Crear oficio' }).click()
  await expect(elena).toHaveURL(/\/dashboard\/jobs\/create$/)
  await elena.setViewportSize({ width: 1280, height: 800 })
  await elena.reload()
  await expect(elena.getByLabel('Nombre')).toBeFocused()
  await elena.getByLabel('Nombre').fill('Zinguería')
  await elena.getByRole('textbox', { name: 'Descripción' }).fill('Canaletas y babetas.')
  await elena.getByRole('button', { name: 'Add' }).click()
  await expect(elena.getByText('Job craeted correctly! :D')).toBeVisible()
  await expect(elena.getByLabel('Nombre')).toHaveValue('')

  await elena.getByRole('button', { name: 'Editar Zinguería' }).click()
  await expect(elena.getByLabel('Nombre')).toHaveValue('Zinguería')
  await elena.getByRole('button', { name: 'Cancel' }).click()
  await expect(elena.getByLabel('Nombre')).toHaveValue('')
  await elena.getByRole('button', { name: 'Editar Zinguería' }).click()
  await elena.getByLabel('Nombre').fill('Zinguería fina')
  await elena.getByRole('button', { name: 'Update' }).click()
  await expect(elena.getByText('Job craeted correctly! :D')).toBeVisible()
  await elena.getByRole('button', { name: 'Ver descripción de Zinguería fina' }).click()
  await expect(elena.getByRole('dialog').getByText('Canaletas y babetas.')).toBeVisible()
  await elena.keyboard.press('Escape')

  await elena.getByRole('button', { name: 'Eliminar Plomería' }).click()
  const question = elena.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await expect(question.getByRole('alert')).toContainText(/\d/)
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(elena.getByRole('button', { name: 'Editar Plomería' })).toBeVisible()

  await elena.getByRole('button', { name: 'Eliminar Zinguería fina' }).click()
  await confirm(elena, 'Eliminar')
  await expect(elena.getByText('Zinguería fina')).toHaveCount(0)
})

test(
  'an admin deactivates an offer, which leaves the lists; opening the list deactivates nothing (S-043, S-062, S-063, S-270, S-271, S-273, S-323, S-431, S-432)',
  { tag: '@all' },
  async ({ baseURL, newDevice, signedIn, getToken, uniqueNumber }) => {
    const name = `Nivelar el portón n.º ${uniqueNumber}`
    await publishOffer(baseURL, await getToken('Ana'), name)
    const elena = await signedIn('Elena')
    const visitor = await newDevice()
    const deletions: string[] = []
    elena.on('request', (request) => {
      if (request.method() === 'DELETE') deletions.push(request.url())
    })
    await elena.goto('/dashboard/services')
    const heading = elena.getByRole('heading', { name, exact: true })
    const card = elena.getByRole('article').filter({ has: heading })
    await expect(card).toBeVisible()
    await visitor.goto('/service')
    await expect(visitor.getByRole('heading', { name, exact: true })).toBeVisible()
    expect(deletions).toEqual([])

    await card.getByRole('button', { name: /^Desactivar/ }).click()
    await confirm(elena, 'Desactivar')
    await expect(card.getByRole('button', { name: /^Activar/ })).toBeVisible()
    expect(deletions).toHaveLength(1)
    await visitor.reload()
    await expect(visitor.getByRole('article').first()).toBeVisible()
    await expect(visitor.getByRole('heading', { name, exact: true })).toHaveCount(0)

    await card.getByRole('button', { name: /^Activar/ }).click()
    await confirm(elena, 'Activar')
    await expect(card.getByRole('button', { name: /^Desactivar/ })).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name, exact: true })).toBeVisible()

    await test.step('both acts are in the audit log', async () => {
      await elena.goto('/dashboard')
      await elena.getByRole('link', { name: 'Registro de auditoría' }).click()
      await expect(elena).toHaveURL(/\/dashboard\/audit$/)
      await filter(elena, () => choose(elena, 'Acción', 'Servicio desactivado'), /accion=offerDeactivated/)
      const events = elena.getByRole('main').getByRole('row').filter({ hasText: name })
      await expect(events).toHaveCount(1)
      await expect(events).toContainText('Elena')
      await expect(events).toContainText(/Activo: sí → no/)
    })

    await elena.goto('/dashboard/services/proceso')
    await expect(elena.getByRole('combobox', { name: 'Estado' })).toHaveValue('proceso')
    await expect(elena.getByRole('article').first()).toBeVisible()
    for (const one of await elena.getByRole('article').all()) await expect(one).toContainText('proceso')
    await choose(elena, 'Estado', 'Todos')
    for (const act of [() => Promise.resolve(), () => elena.reload()]) {
      await act()
      await expect(elena.getByRole('combobox', { name: 'Estado' })).toHaveValue('')
      await expect(elena.getByRole('article').filter({ hasText: 'pendiente' }).first()).toBeVisible()
    }
  },
)

test(
  'figures and lists that could not be loaded show an error and load on retry (S-239, S-402, S-405, S-428, S-439, S-445)',
  { tag: '@all' },
  async ({ signedIn }) => {
    const elena = await signedIn('Elena')
    const failing = /\/api\/(admin\/dashboard|user\?|service\?)/
    await elena.route(failing, (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }))
    await elena.goto('/dashboard')
    await expect(elena.getByText('fallo')).toBeVisible()
    await elena.goto('/dashboard/users')
    await expect(elena.getByText('no hay usuarios para mostrar')).toBeVisible()
    await elena.goto('/dashboard/services')
    await expect(elena.getByText('ups! no hay servicios')).toBeVisible()
    await elena.unroute(failing)
    await elena.getByRole('button', { name: 'Reintentar' }).click()
    await expect(elena.getByRole('article').first()).toBeVisible()
  },
)

test(
  'a header sorts all pages of a list, and the address keeps the order (P-350)',
  { tag: '@all' },
  async ({ signedIn }) => {
    const elena = await signedIn('Elena')
    await elena.goto('/dashboard/users')
    const header = elena.getByRole('columnheader', { name: 'Nombre' })
    const button = header.getByRole('button')
    await button.click()
    await expect(elena).toHaveURL(/orderName=ASC/)
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(button).toBeFocused()
    await button.press('Enter')
    await expect(elena).toHaveURL(/orderName=DESC/)
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(button).toBeFocused()
    await elena.reload()
    await expect(header).toHaveAttribute('aria-sort', 'descending')
  },
)
