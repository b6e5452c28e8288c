import { offers } from '@plomada/domain/fixtures'
import { cleanup, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PlomadaProvider } from '../../marketplace/index.ts'
import { CardShell } from '../../offer/CardShell/CardShell.tsx'
import { OfferHeader } from '../../offer/OfferHeader/OfferHeader.tsx'
import { OwnOfferPanel } from '../../offer/OwnOfferPanel/OwnOfferPanel.tsx'
import { marketplaceStories, readStories } from './markedTexts.tsx'
import { isTypedByUsers } from './userData.ts'

it('an offer titled like an override keeps its title', () => {
  const offer = { ...offers.newWiring, title: 'Home', description: 'Name', applicants: [] }
  const { container } = render(
    <PlomadaProvider overrides={{ Home: 'Inicio', Name: 'Nombre', Presupuesto: 'Precio' }}>
      <CardShell offer={offer} href={undefined} facts={null}>
        {null}
      </CardShell>
      <OfferHeader offer={offer} />
      <OwnOfferPanel offer={offer} onAccept={async () => undefined} />
    </PlomadaProvider>,
  )
  expect(container.textContent).not.toMatch(/Inicio|Nombre/)
  expect([...container.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent)).toContain(
    'Home',
  )
  expect(container.textContent).toContain('Precio')
  cleanup()
})

it.each(marketplaceStories)('data of users in %s is not overridden', async (path, load) => {
  const { passed } = await readStories(path, load)
  expect([...passed].filter(isTypedByUsers)).toEqual([])
})
