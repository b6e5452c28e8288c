export { auditMessages } from './audit.messages.ts'
export { AuditEventCard, type AuditEventCardProps } from './AuditEventCard/AuditEventCard.tsx'
export { AuditEventList, type AuditEventListProps } from './AuditEventList/AuditEventList.tsx'
export { AuditFilterPanel, type AuditFilterPanelProps } from './AuditFilterPanel/AuditFilterPanel.tsx'
