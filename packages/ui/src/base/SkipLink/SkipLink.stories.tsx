import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { mainId, Page } from '../Page/Page.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Text } from '../Text/Text.tsx'
import { SkipLink } from './SkipLink.tsx'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'
import { Button } from '../Button/Button.tsx'

const guide: Guide = {
  whenToUse: 'Once per page, as the first element.',
  alternatives: { Link: 'for any other link' },
  anatomy: ['Link, visible while it has focus'],
  do: ['Put it before the navigation.'],
  dont: ['Do not use it without `Page`. The link goes to its main landmark.'],
  keyboard: {
    Tab: 'Shows the link, as the first tab stop of the page',
    Enter: 'Moves focus to the main content',
  },
  messages: { skip: esAR.skipToContent },
}

const meta = {
  title: 'Components/Navigation/SkipLink',
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

/** The first Tab shows the link. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const link = within(canvasElement).getByRole('link', { name: 'Saltar al contenido' })
    await expect(link).toHaveFocus()
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', `#${mainId}`)
  },
}

/** Enter moves the focus to the main landmark. The next Tab stays inside it. */
export const Followed: Story = {
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
