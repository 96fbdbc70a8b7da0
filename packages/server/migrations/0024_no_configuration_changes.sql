-- New orders read what they follow from, so nobody asks any more which transaction changed it last.
DROP FUNCTION "note_configuration_change" CASCADE;
--> statement-breakpoint
DROP TABLE "configuration_changes" CASCADE;
