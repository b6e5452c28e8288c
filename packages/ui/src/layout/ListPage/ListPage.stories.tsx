import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../base/Button/Button.tsx'
import { Pager } from '../../base/Pager/Pager.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { ProfessionalFilters } from '../../testing/ControlledFilterPanel.tsx'
import { ListPage } from './ListPage.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'For a public list with filters.',
  alternatives: {
    AccountPage: 'for lists in the account',
    MasterDetail: 'for a list with a detail view',
  },
  anatomy: ['Title and actions', 'Filters', 'Notices', 'List', 'Pager'],
  do: ['Use a `FilterPanel` with `layout="side"`.'],
  dont: ['Do not put anything between the list and its pager.'],
  keyboard: {},
}

const meta = {
  title: 'Patterns/Layout/ListPage',
  component: ListPage,
  args: {
    title: 'Pagina de Servicios',
    filters: <Panel>Filtros</Panel>,
    children: <Panel>Sin resultados</Panel>,
    pager: <Pager page={2} pages={7} hrefFor={(page) => `#${page}`} />,
  },
  parameters: {
    guide,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ListPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const filters = page.getByText('Filtros').getBoundingClientRect()
    await expect(filters.right).toBeLessThan(page.getByText('Sin resultados').getBoundingClientRect().left)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Full: Story = {
  args: {
    notices: <Panel tone="accent">Datos guardados</Panel>,
    actions: <Panel padding="small">Crear Servicio</Panel>,
  },
}

/** Several actions stay together at the end of the title line. */
export const SeveralActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="secondary">Exportar</Button>
        <Button>Crear Servicio</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = ['Exportar', 'Crear Servicio'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    )
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBe(12)
  },
}

export const WithoutPager: Story = { args: { pager: undefined } }
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }

/** In a window 800 px high the card fits next to the list and scrolls to its last control. */
export const WithAPanelOfFilters: StoryObj = {
  parameters: {
    layout: 'fullscreen',
    viewport: { options: { low: { name: 'Low 1280', styles: { width: '1280px', height: '800px' } } } },
  },
  globals: { viewport: { value: 'low' } },
  render: () => (
    // The height of the top bar.
    <div style={{ paddingTop: 68 }}>
      <ListPage title="Profesionales" filters={<ProfessionalFilters />}>
        <div style={{ height: '200vh' }} />
      </ListPage>
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Filtros' })
    const bottom = (element: Element) => element.getBoundingClientRect().bottom
    await expect(window.innerHeight).toBe(800)
    await expect(bottom(card)).toBeLessThan(window.innerHeight)
    await expect(card.scrollHeight).toBeGreaterThan(card.clientHeight)
    const last = within(card).getByRole('combobox', { name: 'Rating' })
    canvas.getByRole('button', { name: 'Limpiar' }).focus()
    while (document.activeElement !== last) {
      await userEvent.tab()
      const { activeElement } = document
      await expect(card.contains(activeElement)).toBe(true)
      // The focus ring is fully visible, above the fade at the end of the card.
      if (activeElement) await expect(bottom(activeElement) + 6).toBeLessThanOrEqual(bottom(card) - 14)
    }
    last.blur()
    card.scrollTop = 0
  },
}
