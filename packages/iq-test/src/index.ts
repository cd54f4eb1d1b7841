export { type Analytics, type AnalyticsEvent, pushToDataLayer } from './analytics/dataLayer.ts';
export { ApiError, visitorMessage } from './api/ApiError.ts';
export { type ApiClient, type ApiClientOptions, type Credentials, createApiClient } from './api/apiClient.ts';
export type { Flow, FlowActivity, FlowFailure, Stage } from './flow/flowModel.ts';
export { IqTest, type IqTestProps } from './flow/IqTest.tsx';
export { createI18n } from './i18n/createI18n.ts';
export { type MessageKey, type Translate, useT } from './i18n/useT.ts';
export { Root, type RootProps } from './theme/Root.tsx';
