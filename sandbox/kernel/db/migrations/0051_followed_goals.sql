-- Goals of followed matches are a kind of alerts.
ALTER TABLE alert_choices DROP CONSTRAINT alert_choices_kind_check;
ALTER TABLE alert_choices
  ADD CONSTRAINT alert_choices_kind_check CHECK (kind IN ('settled', 'goal', 'kickoff', 'followGoal', 'money', 'support', 'promotion'));
