'use client'
import {
  Dialog as AriaDialog,
  Heading as AriaHeading,
  I18nProvider,
  Modal,
  ModalOverlay,
} from 'react-aria-components'
import { classes } from '../../theme/classes.ts'
import * as heading from '../Heading/Heading.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Words } from '../Words/Words.tsx'
import type { DialogProps } from './Dialog.tsx'
import * as css from './Dialog.css.ts'

/** The dialog itself. Its engine names its hidden parts in the language of the product, not of the browser. */
export const DialogWindow = ({
  isOpen,
  onClose,
  title,
  children,
  actions,
  kind = 'center',
  role = 'dialog',
}: DialogProps) => (
  <I18nProvider locale="es-AR">
    <ModalOverlay
      className={classes(css.overlay, css.place[kind])}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === 'dialog'}
    >
      <Modal className={classes(css.sheet, css.kind[kind])}>
        <AriaDialog className={css.dialog} role={role}>
          <div className={css.head}>
            <AriaHeading slot="title" level={2} className={heading.size.card}>
              <Words>{title}</Words>
            </AriaHeading>
            <IconButton icon="close" label="Cerrar" onClick={onClose} />
          </div>
          <div className={css.body}>{children}</div>
          {actions !== undefined && <div className={css.foot}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  </I18nProvider>
)
