import './publication-kinds.ts';
import { AccountsService } from './accounts/accounts.service.ts';
import { ActivityService } from './accounts/activity/activity.service.ts';
import { EmailConfirmationService } from './accounts/email/email-confirmation.service.ts';
import { AccountDeletionService } from './accounts/own-data/account-deletion.service.ts';
import { OwnDataService } from './accounts/own-data/own-data.service.ts';
import { FirstPasswordService } from './accounts/passwords/first-password.service.ts';
import { PasswordResetService } from './accounts/passwords/password-reset.service.ts';
import { ConnectingService } from './accounts/providers/connecting.service.ts';
import { SocialAttemptsService } from './accounts/providers/social-attempts.service.ts';
import { SocialSignInService } from './accounts/providers/social-sign-in.service.ts';
import { SessionsService } from './accounts/sessions/sessions.service.ts';
import { SavedSearchesService } from './alerts/saved-searches.service.ts';
import { AnalyticsService } from './analytics/analytics.service.ts';
import { ApiReferenceService } from './api-reference/api-reference.service.ts';
import { AssistantService } from './assistant/assistant.service.ts';
import { AuditService } from './audit/audit.service.ts';
import { CombinedSearchService } from './combined-search/combined-search.service.ts';
import { ComplianceCheckService } from './compliance/check/compliance-check.service.ts';
import { ComplianceService } from './compliance/compliance.service.ts';
import { DocumentFollowsService } from './compliance/following/document-follows.service.ts';
import { ComplianceMonitorService } from './compliance/monitor/compliance-monitor.service.ts';
import { DocumentReadingsService } from './compliance/readings/document-readings.service.ts';
import { ConsentService } from './consent/consent.service.ts';
import { EnquiriesService } from './contact/enquiries.service.ts';
import { EnquiryDeskService } from './contact/enquiry-desk.service.ts';
import { EnquiryThreadsService } from './contact/enquiry-threads.service.ts';
import { NewsletterIssuesService } from './contact/newsletter/issues/newsletter-issues.service.ts';
import { NewsletterService } from './contact/newsletter/newsletter.service.ts';
import { ContentService } from './content/content.service.ts';
import { DeskService } from './desk/desk.service.ts';
import { DeskMailService } from './desk/mail/desk-mail.service.ts';
import { DocumentationService } from './documentation/documentation.service.ts';
import { EditingService } from './editing/editing.service.ts';
import { EquipmentService } from './equipment/equipment.service.ts';
import { ConversationRepliesService } from './equipment/messages/conversation-replies.service.ts';
import { SupplierMessagesService } from './equipment/messages/supplier-messages.service.ts';
import { EquipmentPostingsService } from './equipment/postings/equipment-postings.service.ts';
import { EquipmentReviewService } from './equipment/postings/equipment-review.service.ts';
import { EquipmentRecommendationService } from './equipment/recommending/equipment-recommendation.service.ts';
import { OwnEquipmentService } from './equipment/recommending/own-equipment.service.ts';
import { SafetyNoticesService } from './equipment/safety-notices/safety-notices.service.ts';
import { HelpService } from './help/help.service.ts';
import { HelpFeedbackService } from './help/help-feedback.service.ts';
import { JobApplicationsService } from './jobs/applications/job-applications.service.ts';
import { ApplicationNotesService } from './jobs/applications/notes/application-notes.service.ts';
import { ReceivedApplicationsService } from './jobs/applications/received-applications.service.ts';
import { StartDatesService } from './jobs/applications/start/start-dates.service.ts';
import { JobsService } from './jobs/jobs.service.ts';
import { JobMatchingService } from './jobs/matching/job-matching.service.ts';
import { JobDraftsService } from './jobs/postings/drafts/job-drafts.service.ts';
import { JobPostingsService } from './jobs/postings/job-postings.service.ts';
import { OwnJobsService } from './jobs/postings/own-jobs.service.ts';
import { PostedTogetherService } from './jobs/postings/together/posted-together.service.ts';
import { SavedJobsService } from './jobs/saved/saved-jobs.service.ts';
import { LanguageService } from './language/language.service.ts';
import { DiscussionService } from './news/discussion/discussion.service.ts';
import { ModerationService } from './news/discussion/moderation.service.ts';
import { NewsService } from './news/news.service.ts';
import { ArticleReactionsService } from './news/reactions/article-reactions.service.ts';
import { ManyAccountsService } from './operations/many-accounts.service.ts';
import { OperationsService } from './operations/operations.service.ts';
import { OrderDeskService } from './orders/desk/order-desk.service.ts';
import { OrdersService } from './orders/orders.service.ts';
import { OrderQuotesService } from './orders/quotes/order-quotes.service.ts';
import { QuoteRequestsService } from './orders/quotes/quote-requests.service.ts';
import { InvitationsService } from './organisations/invitations.service.ts';
import { OrganisationsService } from './organisations/organisations.service.ts';
import { ApiKeysService } from './partners/api-keys.service.ts';
import { PartnerTiersService } from './partners/tiers/partner-tiers.service.ts';
import { TierDeskService } from './partners/tiers/tier-desk.service.ts';
import { PlacesService } from './places/places.service.ts';
import { PredictionsService } from './predictions/predictions.service.ts';
import { OwnSkillsService } from './recommended-jobs/own-skills/own-skills.service.ts';
import { RecommendedJobsService } from './recommended-jobs/recommended-jobs.service.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { SitemapService } from './sitemap/sitemap.service.ts';
import { IncidentsService } from './system-status/incidents.service.ts';
import { MaintenanceWindowsService } from './system-status/maintenance-windows.service.ts';
import { StatusSubscriptionsService } from './system-status/subscription/status-subscriptions.service.ts';
import { SystemStatusService } from './system-status/system-status.service.ts';
import { CertificatesService } from './training/certificates/certificates.service.ts';
import { EnrolmentDeskService } from './training/enrolments/enrolment-desk.service.ts';
import { EnrolmentsService } from './training/enrolments/enrolments.service.ts';
import { TrainingService } from './training/training.service.ts';
import { PlacesInWebinarsService } from './training/webinars/places/places.service.ts';
import { WebinarDeskService } from './training/webinars/webinar-desk.service.ts';
import { WebinarsService } from './training/webinars/webinars.service.ts';
import { VendorApplicationsService } from './vendors/vendor-applications.service.ts';
import { VendorReviewService } from './vendors/vendor-review.service.ts';
import { VendorUploadsService } from './vendors/vendor-uploads.service.ts';
import { ViewedItemsService } from './viewed-items/viewed-items.service.ts';
import { WebhookDeliveriesService } from './webhooks/webhook-deliveries.service.ts';
import { WebhookEndpointsService } from './webhooks/webhook-endpoints.service.ts';

/** The services, one line each. */
const services = {
  accountDeletion: AccountDeletionService,
  accounts: AccountsService,
  activity: ActivityService,
  analytics: AnalyticsService,
  apiKeys: ApiKeysService,
  apiReference: ApiReferenceService,
  applicationNotes: ApplicationNotesService,
  articleReactions: ArticleReactionsService,
  assistant: AssistantService,
  audit: AuditService,
  certificates: CertificatesService,
  combinedSearch: CombinedSearchService,
  compliance: ComplianceService,
  complianceCheck: ComplianceCheckService,
  complianceMonitor: ComplianceMonitorService,
  documentFollows: DocumentFollowsService,
  documentReadings: DocumentReadingsService,
  connecting: ConnectingService,
  consent: ConsentService,
  content: ContentService,
  conversationReplies: ConversationRepliesService,
  desk: DeskService,
  deskMail: DeskMailService,
  discussion: DiscussionService,
  documentation: DocumentationService,
  editing: EditingService,
  emailConfirmation: EmailConfirmationService,
  enquiries: EnquiriesService,
  enquiryDesk: EnquiryDeskService,
  enquiryThreads: EnquiryThreadsService,
  enrolmentDesk: EnrolmentDeskService,
  enrolments: EnrolmentsService,
  equipment: EquipmentService,
  equipmentPostings: EquipmentPostingsService,
  equipmentRecommendation: EquipmentRecommendationService,
  equipmentReview: EquipmentReviewService,
  firstPassword: FirstPasswordService,
  help: HelpService,
  helpFeedback: HelpFeedbackService,
  incidents: IncidentsService,
  invitations: InvitationsService,
  jobApplications: JobApplicationsService,
  jobDrafts: JobDraftsService,
  jobMatching: JobMatchingService,
  jobPostings: JobPostingsService,
  jobs: JobsService,
  language: LanguageService,
  maintenanceWindows: MaintenanceWindowsService,
  moderation: ModerationService,
  news: NewsService,
  newsletter: NewsletterService,
  newsletterIssues: NewsletterIssuesService,
  manyAccounts: ManyAccountsService,
  operations: OperationsService,
  orderDesk: OrderDeskService,
  orderQuotes: OrderQuotesService,
  orders: OrdersService,
  organisations: OrganisationsService,
  predictions: PredictionsService,
  quoteRequests: QuoteRequestsService,
  ownData: OwnDataService,
  ownEquipmentAdvice: OwnEquipmentService,
  ownJobs: OwnJobsService,
  ownSkills: OwnSkillsService,
  partnerTiers: PartnerTiersService,
  passwordReset: PasswordResetService,
  places: PlacesService,
  placesInWebinars: PlacesInWebinarsService,
  postedTogether: PostedTogetherService,
  receivedApplications: ReceivedApplicationsService,
  recommendedJobs: RecommendedJobsService,
  safetyNotices: SafetyNoticesService,
  savedJobs: SavedJobsService,
  savedSearches: SavedSearchesService,
  sessions: SessionsService,
  sitemap: SitemapService,
  socialAttempts: SocialAttemptsService,
  socialSignIn: SocialSignInService,
  startDates: StartDatesService,
  statusSubscriptions: StatusSubscriptionsService,
  supplierMessages: SupplierMessagesService,
  systemStatus: SystemStatusService,
  tierDesk: TierDeskService,
  vendorApplications: VendorApplicationsService,
  vendorReview: VendorReviewService,
  vendorUploads: VendorUploadsService,
  viewedItems: ViewedItemsService,
  training: TrainingService,
  webhookDeliveries: WebhookDeliveriesService,
  webhookEndpoints: WebhookEndpointsService,
  webinarDesk: WebinarDeskService,
  webinars: WebinarsService,
} as const;

type Name = keyof typeof services;

export type Services = { readonly [Area in Name]: InstanceType<(typeof services)[Area]> };

/** Builds each service on first use. */
class LazyServices {
  readonly #dependencies: ServiceDependencies;
  readonly #built: Partial<Record<string, object>> = {};

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  static {
    for (const [name, Service] of Object.entries(services)) {
      Object.defineProperty(LazyServices.prototype, name, {
        get(this: LazyServices) {
          this.#built[name] ??= new Service(this.#dependencies);
          return this.#built[name];
        },
      });
    }
  }
}

/** The services of one request, each built when first asked for. */
export function createServices(dependencies: ServiceDependencies): Services {
  return new LazyServices(dependencies) as unknown as Services;
}
