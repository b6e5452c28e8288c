import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { mainId, Page } from '../Page/Page.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Text } from '../Text/Text.tsx'
import { SkipLink } from './SkipLink.tsx'
import type { Guide } from '../../testing/guide.ts'
import { baseCopy } from '../base.copy.ts'
import { Button } from '../Button/Button.tsx'

const guide: Guide = {
  use: 'Once in every page, before everything else.',
  instead: { Link: 'for any other jump' },
  anatomy: ['A link on tape that only the keyboard sees'],
  do: ['Put it first in the body, before the navigation.'],
  dont: ['Do not leave out `Page`: the link goes to its main landmark.'],
  keys: { Tab: 'As the first one of the page: shows it', Enter: 'Brings the focus into the page' },
  copy: { skip: baseCopy.skip },
}

const meta = {
  title: 'Base/Navigation/SkipLink',
  component: SkipLink,
  tags: ['interactive'],
  parameters: {
    guide,
    layout: 'fullscreen',
  },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Page title="Pagina de Servicios">
        <Text>Lista de servicios</Text>
      </Page>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

/** The first Tab shows it; Enter puts the focus into the page. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const link = within(canvasElement).getByRole('link', { name: 'Saltar al contenido' })
    await expect(link).toHaveFocus()
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', `#${mainId}`)
  },
}

/** Enter really lands in the page, and the next Tab is inside it. */
export const Landing: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Panel padding="small">
        <Button>Profesionales</Button>
      </Panel>
      <Page title="Pagina de Servicios">
        <Button>Postular</Button>
      </Page>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Postular' })).toHaveFocus()
  },
}
