// `@quotient/iq-test`: the test as React components, the models behind them, and what ties them to a page.

export type {
  CategoryAnalysis,
  CognitiveCategory,
  FinishedTestSession,
  PaymentStatus,
  PublicQuestion,
  ReviewedAnswer,
  TestResults,
  TestSession,
  TimeFactor,
  VisualPattern,
} from '@quotient/contract';
export {
  type BrandClaims,
  type BrandConfig,
  brand as defaultBrand,
  localizeBrand,
  type Price,
} from '@quotient/contract/brand';
export { type LocaleCode, type LocaleDefinition, locales } from '@quotient/contract/locales';
export {
  type Analytics,
  type AnalyticsEvent,
  type AnalyticsEventName,
  type AnalyticsEvents,
  pushToDataLayer,
} from './analytics/dataLayer.ts';
export { ApiError, type TransportErrorCode, visitorMessage } from './api/ApiError.ts';
export { type ApiClient, type ApiClientOptions, type Credentials, createApiClient } from './api/apiClient.ts';
export { type Flow, FlowModel } from './flow/flowModel.ts';
export type { FlowOptions } from './flow/flowOptions.ts';
export { IqTest, type IqTestProps } from './flow/IqTest.tsx';
export {
  type Journey,
  type JourneyEvent,
  type JourneyTargets,
  type Obstacle,
  type Stage,
  transitions,
} from './flow/journey.ts';
export type { EmitJourneyEvent, JourneyEvents, JourneyHandlers } from './flow/journeyEvents.ts';
export { createI18n, type I18nOptions } from './i18n/createI18n.ts';
export { formatClock, formatDate, formatNumber, formatPercent, formatPrice } from './i18n/format.ts';
export {
  type LoadWordsOptions,
  loadI18n,
  loadMessages,
  loadWords,
  type TestWords,
} from './i18n/loadI18n.ts';
export { type ResolvedLocale, resolveLocale, visitorLocales } from './i18n/locale.ts';
export type { MessageKey, MessageOverrides, Messages } from './i18n/messages.ts';
export { type MessageValues, type Translate, useLocale, useT } from './i18n/useT.ts';
export { inWords, type VisitorMessage } from './i18n/visitorMessage.ts';
export { Landing, type LandingProps } from './landing/Landing.tsx';
export {
  type CheckoutWindow,
  createNonce,
  type OpenCheckoutWindowOptions,
  openCheckoutWindow,
} from './payment/checkoutWindow.ts';
export { PaymentScreen, type PaymentScreenProps } from './payment/PaymentScreen.tsx';
export {
  type Payment,
  PaymentModel,
  type PaymentNotice,
  type PaymentOptions,
  type PaymentState,
} from './payment/paymentModel.ts';
export { BellCurve, type BellCurveProps } from './results/BellCurve.tsx';
export { CategoryChart, type CategoryChartProps } from './results/CategoryChart.tsx';
export type { CertificateLinks } from './results/certificateModel.ts';
export { EarlierTests, type EarlierTestsProps } from './results/EarlierTests.tsx';
export { EmailForm, type EmailFormProps } from './results/EmailForm.tsx';
export { FullReport, type FullReportProps } from './results/FullReport.tsx';
export { ResultsScreen, type ResultsScreenProps } from './results/ResultsScreen.tsx';
export { RetakeButton, type RetakeButtonProps } from './results/RetakeButton.tsx';
export { Review, type ReviewProps } from './results/Review.tsx';
export { ScoreExplanation, type ScoreExplanationProps } from './results/ScoreExplanation.tsx';
export { ScoreSummary, type ScoreSummaryProps } from './results/ScoreSummary.tsx';
export { ShareSection, type ShareSectionProps } from './results/ShareSection.tsx';
export { YourData, type YourDataProps } from './rights/YourData.tsx';
export type { SaveState } from './runner/answerQueueModel.ts';
export { type Answers, AnswersModel } from './runner/answersModel.ts';
export type { FinishState } from './runner/finishingModel.ts';
export { MarkerStrip, type MarkerStripProps } from './runner/MarkerStrip.tsx';
export { OptionList, type OptionListProps } from './runner/OptionList.tsx';
export { QuestionCard, type QuestionCardProps } from './runner/QuestionCard.tsx';
export { RunnerStage, type RunnerStageProps } from './runner/RunnerStage.tsx';
export { type Runner, RunnerModel } from './runner/runnerModel.ts';
export type { AnswersOptions, RunnerOptions } from './runner/runnerOptions.ts';
export type { RunnerView } from './runner/runnerView.ts';
export { SaveIndicator, type SaveIndicatorProps } from './runner/SaveIndicator.tsx';
export { describeShape } from './shapes/describeShape.ts';
export { Illustration, type IllustrationProps } from './shapes/Illustration.tsx';
export { QuestionFigure, type QuestionFigureProps } from './shapes/QuestionFigure.tsx';
export { Shape, type ShapeProps } from './shapes/Shape.tsx';
export { ShapeGrid, type ShapeGridProps } from './shapes/ShapeGrid.tsx';
export { TriangleCorners, type TriangleCornersProps } from './shapes/TriangleCorners.tsx';
export { loadShapes, useShapes } from './shapes/useShapes.ts';
export {
  createDeviceStorage,
  type DeviceStorage,
  type DeviceStorageOptions,
} from './storage/deviceStorage.ts';
export type { PendingAnswer, RunningTest } from './storage/runningTest.ts';
export { Root, type RootProps } from './theme/Root.tsx';
export { browserClock, type Clock } from './timer/clock.ts';
export {
  type Countdown,
  CountdownModel,
  type CountdownOptions,
  type ServerTime,
} from './timer/countdownModel.ts';
export type { CountdownTone } from './timer/countdownTone.ts';
export type { CountdownView } from './timer/countdownView.ts';
export { TimeChoice, type TimeChoiceProps } from './timer/TimeChoice.tsx';
export { Timer, type TimerProps } from './timer/Timer.tsx';
export { Button, type ButtonProps, type ButtonTone } from './ui/Button.tsx';
export { Dialog, type DialogProps } from './ui/Dialog.tsx';
export { IqTestProvider, type IqTestProviderProps } from './ui/IqTestProvider.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './ui/Notice.tsx';
export { ProgressBar, type ProgressBarProps } from './ui/ProgressBar.tsx';
export { Skeleton, type SkeletonProps } from './ui/Skeleton.tsx';
export { Switch, type SwitchProps } from './ui/Switch.tsx';
export { ToastRegion, type ToastRegionProps } from './ui/ToastRegion.tsx';
export { type Toast, type ToastSink, type Toasts, ToastsModel, type ToastTone } from './ui/toasts.ts';
export { useOwnModel } from './ui/useOwnModel.ts';
