import type { DocumentedExample } from './api-category.ts';

/** A question in words, and the offers that answer it. */
export const questionExample: DocumentedExample = {
  request: {
    query: 'Where can I rent a wheelchair near Leeds this weekend?',
    context: 'equipment',
    user_type: 'caregiver',
  },
  response: {
    intent: 'find_equipment',
    entities: { equipment_type: 'wheelchair', location: 'Leeds', service_type: 'rental' },
    results: [
      {
        provider: 'Airedale Mobility Centre',
        distance: '1.8 miles',
        availability: 'in-stock',
        price: '£18 a week',
        ai_confidence: 0.94,
      },
    ],
    processing_time_ms: 127,
  },
};

/** How many staff a department is going to miss, and when. */
export const predictionExample: DocumentedExample = {
  request: { type: 'staff_demand', department: 'critical-care', timeframe: '30d' },
  response: {
    prediction: {
      staff_demand: {
        predicted_shortage: 4,
        confidence: 0.87,
        peak_periods: ['2026-12-21 to 2026-12-27', '2026-12-31 to 2027-01-03'],
        recommendations: [
          {
            action: 'Advertise 4 fixed-term posts of band 5',
            urgency: 'high',
            estimated_cost: 11_800,
            ai_reasoning: 'Leave booked for the last week of December is 3 times that of November.',
          },
        ],
      },
    },
    model_version: '2.1.0',
    last_trained: '2026-11-01',
  },
};

/** How far a text meets the regulations that it names. */
export const complianceExample: DocumentedExample = {
  request: {
    document_type: 'policy',
    content: 'Incidents are reported to the regulator within 30 days ...',
    regulations: ['Medical Devices Regulations 2002'],
  },
  response: {
    compliance_score: 72.5,
    status: 'needs_review',
    checks_performed: [
      {
        regulation: 'Medical Devices Regulations 2002',
        section: '44ZC',
        status: 'failed',
        confidence: 0.91,
      },
    ],
    suggestions: ['State 15 days, not 30, for reports of serious incidents.'],
    processing_time_ms: 214,
  },
};
