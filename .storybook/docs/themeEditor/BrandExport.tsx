import {
  Button,
  CopyButton,
  Heading,
  Inline,
  type BrandOptions,
  Stack,
} from '../../../packages/ui/src/index.ts'
import { writeBrandCss, writeBrandModule } from './brandFiles.ts'
import * as css from './themeEditor.css.ts'

const download = (name: string, text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Renders the files of a brand, to copy and to download. */
export const BrandExport = ({ options }: { options: BrandOptions }) => (
  <div className={css.files}>
    {Object.entries({ 'brand.css': writeBrandCss(options), 'brand.ts': writeBrandModule(options) }).map(
      ([name, text]) => (
        <Stack key={name} gap={2}>
          <Inline justify="between" gap={2}>
            <Heading level={3} size="card">
              {name}
            </Heading>
            <Inline gap={2}>
              <CopyButton text={text} size="small" aria-label={`Copy ${name}`}>
                Copy
              </CopyButton>
              <Button
                variant="secondary"
                size="small"
                label={`Download ${name}`}
                onClick={() => download(name, text)}
              >
                Download
              </Button>
            </Inline>
          </Inline>
          {/* Long lines and many of them scroll, and a scrollable element must be focusable. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className={css.file} tabIndex={0} role="group" aria-label={name}>
            {text}
          </pre>
        </Stack>
      ),
    )}
  </div>
)
